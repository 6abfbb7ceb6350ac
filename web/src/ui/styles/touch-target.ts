/** Widens what a finger can hit to 44 px without moving anything. */
export const touchTarget =
  'relative after:absolute after:top-1/2 after:left-1/2 after:size-6 after:-translate-1/2 pointer-coarse:after:size-11';
