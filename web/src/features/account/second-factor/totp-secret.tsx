import { QrCode } from './qr-code.tsx';

interface TotpSecretProps {
  secret: string;
  uri: string;
}

export function TotpSecret({ secret, uri }: TotpSecretProps) {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        Scan this with your authenticator app, or type the key into it. Then enter the code that the
        app shows.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className="grid gap-1">
        <p className="font-mono text-2xs text-ink-faint uppercase">Key</p>
        <p className="font-mono text-sm break-all select-all" data-testid="totp-key">
          {secret.replace(/(.{4})(?!$)/g, '$1 ')}
        </p>
      </div>
    </div>
  );
}
