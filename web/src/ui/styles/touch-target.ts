/** Enlarges the touch area to 44 px without changing the layout. */
export const touchTarget =
  'relative after:absolute after:top-1/2 after:left-1/2 after:size-6 after:-translate-1/2 pointer-coarse:after:size-11';
