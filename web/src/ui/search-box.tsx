import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

const debounceMs = 300;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses, or on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const searchFor = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text);
  });

  if (lastValue !== value) {
    setLastValue(value);
    if (text.trim() !== value) setText(value);
  }

  useEffect(() => {
    if (text === '') return searchFor();
    const timer = setTimeout(searchFor, debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        className="px-10 [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label="Clear the search"
          size="sm"
          className="absolute top-1/2 right-1.5 -translate-y-1/2"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </form>
  );
}
