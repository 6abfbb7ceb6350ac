const width = 30;

/** Prints progress: one line that is redrawn in a terminal, a line for each step elsewhere. */
export function progressBar(output: NodeJS.WriteStream = process.stdout) {
  let last = '';
  return (doing: string, share: number): void => {
    const done = Math.round(share * width);
    const bar = `${'█'.repeat(done)}${'░'.repeat(width - done)}`;
    const line = `${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${doing}`;
    if (output.isTTY) output.write(`\r${line.padEnd(60)}${share === 1 ? '\n' : ''}`);
    else if (doing !== last) output.write(`${line}\n`);
    last = doing;
  };
}
