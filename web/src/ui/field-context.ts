import { createContext, use } from 'react';

export interface FieldControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

export const FieldContext = createContext<FieldControlProps>({});

/** Props from the surrounding field; the control's own props win. */
export function useFieldControl<Props extends object>(props: Props): Props & FieldControlProps {
  return { ...use(FieldContext), ...props };
}
