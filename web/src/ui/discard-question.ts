import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

/** Whether closing the dialog now would lose what was entered; the form keeps it up to date. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {});

export function useUnsaved(isUnsaved: boolean): void {
  const setUnsaved = useContext(UnsavedContext);
  useEffect(() => {
    setUnsaved(isUnsaved);
    return () => setUnsaved(false);
  }, [setUnsaved, isUnsaved]);
}

/** Asks before a dialog closes over what would be lost. */
export function useDiscardQuestion(onOpenChange: (isOpen: boolean) => void) {
  const unsaved = useRef(false);
  const setUnsaved = useCallback((isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
  }, []);
  const [isAsking, setAsking] = useState(false);
  return {
    setUnsaved,
    requestChange: (isOpen: boolean) => {
      if (!isOpen && unsaved.current) setAsking(true);
      else onOpenChange(isOpen);
    },
    question: {
      open: isAsking,
      onOpenChange: setAsking,
      onConfirm: () => onOpenChange(false),
      title: 'Discard your changes?',
      description: 'What you entered here has not been saved.',
      confirmLabel: 'Discard changes',
      cancelLabel: 'Keep editing',
      destructive: true,
    },
  };
}
