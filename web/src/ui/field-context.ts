import { createContext, use } from 'react';

export interface FieldControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

export const FieldContext = createContext<FieldControlProps>({});

/** What the surrounding field says about its control; the control's own properties win. */
export function useFieldControl<Props extends object>(props: Props): Props & FieldControlProps {
  return { ...use(FieldContext), ...props };
}
