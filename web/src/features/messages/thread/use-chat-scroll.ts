import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels above the end that still count as the end. */
const endTolerance = 48;

interface Newest {
  key: string;
  isMine: boolean;
}

/**
 * For a scroller with `flex-col-reverse`, which counts from its end: older messages above move nothing. A newer one below
 * would move what is read, unless the reader is at the end and follows it.
 */
export function useChatScroll(newest: Newest | null) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, key: newest?.key });
  const [isAtEnd, setAtEnd] = useState(true);
  const [keyAtEnd, setKeyAtEnd] = useState(newest?.key);
  if (isAtEnd && keyAtEnd !== newest?.key) setKeyAtEnd(newest?.key);

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const { height, key } = before.current;
    before.current = { height: scroller.scrollHeight, key: newest?.key };
    if (key === newest?.key) return;
    if (newest?.isMine || isEnd(scroller)) scroller.scrollTop = 0;
    else scroller.scrollTop -= scroller.scrollHeight - height;
  });

  return {
    ref,
    isAtEnd,
    /** Whether something came below what is read. */
    hasNewer: !isAtEnd && keyAtEnd !== newest?.key,
    onScroll: () => setAtEnd(ref.current === null || isEnd(ref.current)),
    scrollToEnd: () => ref.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}

function isEnd({ scrollTop }: HTMLElement): boolean {
  return -scrollTop < endTolerance;
}
