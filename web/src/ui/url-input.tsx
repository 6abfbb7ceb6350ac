import type { ComponentProps } from 'react';
import { completeWebAddress } from '#contract/web-address.ts';
import { Input } from './input.tsx';

interface UrlInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** When it is left, an address gets the `https://` that people leave out: they see what will be saved. */
export function UrlInput({ value, onChange, ...props }: UrlInputProps) {
  const complete = () => {
    const completed = completeWebAddress(value);
    if (completed !== value) onChange({ target: { value: completed } });
  };
  return (
    <Input
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      {...props}
      value={value}
      onChange={onChange}
      onBlur={complete}
    />
  );
}
