import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface TestSmtp {
  url: string;
  port: number;
  received: { recipients: string[]; mail: Email }[];
  /** Answers of the next deliveries, first to last; none left means that they are taken. */
  refusals: { at: 'recipient' | 'data'; code: number }[];
  stop: () => Promise<void>;
}

/** A real mail server on loopback that keeps what it gets. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: TestSmtp['received'] = [];
  const refusals: TestSmtp['refusals'] = [];
  const refusal = (at: 'recipient' | 'data') => {
    if (refusals[0]?.at !== at) return null;
    return Object.assign(new Error('Refused'), { responseCode: refusals.shift()?.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const mail = await PostalMime.parse(await buffer(stream));
      const refused = refusal('data');
      if (refused) throw refused;
      received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
    }),
  });
  server.on('error', () => undefined);
  const socket = server.listen(port, '127.0.0.1');
  await once(socket, 'listening');
  const actual = (socket.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    refusals,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
