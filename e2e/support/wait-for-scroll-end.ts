/** Runs in the page: where it stands once it has moved and a few frames have passed without a move. */
export async function waitForScrollEnd(): Promise<number> {
  let last = scrollY;
  for (let still = 0; still < 10 || last === 0; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== last) still = 0;
    last = scrollY;
  }
  return last;
}
