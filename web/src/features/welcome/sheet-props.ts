export interface SheetProps {
  onNext: () => void;
  /** Null on the first sheet. */
  onBack: (() => void) | null;
}
