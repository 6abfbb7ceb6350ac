import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in both themes: some cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-44 rounded-sm border border-rule bg-white text-black"
    >
      <path fill="currentColor" d={modules.join('')} />
    </svg>
  );
}
