import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { isIP, type Socket, connect as tcpConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { after, type Clock, systemClock } from '../clock.ts';

export type SyslogProtocol = 'syslog+tls:' | 'syslog+tcp:' | 'syslog+udp:';

/** RFC 5425 has a port of its own; without TLS, receivers listen on the one of UDP. */
const ports: Record<SyslogProtocol, number> = {
  'syslog+tls:': 6514,
  'syslog+tcp:': 514,
  'syslog+udp:': 514,
};

/** What receivers take by default. rsyslog makes a message of its own of what is beyond 8,192 bytes. */
export const maxMessageBytes: Record<SyslogProtocol, number> = {
  'syslog+tls:': 8_000,
  'syslog+tcp:': 8_000,
  'syslog+udp:': 2_000,
};

const confirmMs = 15_000;
/** A load balancer without a server, or a receiver with too many connections, closes within this time. */
const refusalMs = 100;

/** Sends one message; rejects unless the receiver has taken it, as far as its protocol can tell. */
export async function sendSyslog(
  { protocol, hostname, port: ownPort }: URL,
  message: Buffer,
  clock: Clock = systemClock,
): Promise<void> {
  const kind = protocol as SyslogProtocol;
  const host = hostname.replace(/^\[|\]$/g, '');
  const port = Number(ownPort) || ports[kind];
  if (kind === 'syslog+udp:') return sendDatagram(host, port, message);
  const servername = isIP(host) ? {} : { servername: host };
  const [socket, ready] =
    kind === 'syslog+tls:'
      ? [tlsConnect({ host, port, ...servername }), 'secureConnect']
      : [tcpConnect({ host, port }), 'connect'];
  return sendOverStream(socket, ready, message, clock);
}

/**
 * Syslog has no answer, and a write succeeds although nobody reads. So each message has a connection of its own: a receiver that closes
 * it after our end, not before and without a reset, has read the message. Nothing is written before the certificate was checked.
 */
function sendOverStream(socket: Socket, ready: string, message: Buffer, clock: Clock) {
  return new Promise<void>((resolve, reject) => {
    let hasEnded = false;
    let failure: Error | null = new Error('It closed the connection before it had the message.');
    const end = () => {
      hasEnded = true;
      socket.end();
    };
    let cancelEnd = () => {};
    const cancelTimeout = after(clock, confirmMs, () =>
      socket.destroy(new Error(`It did not take the message within ${confirmMs / 1000} s.`)),
    );
    socket.once(ready, () => {
      socket.write(Buffer.concat([octetCount(message), message]));
      cancelEnd = after(clock, refusalMs, end);
    });
    socket.on('end', () => {
      if (hasEnded) failure = null;
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      cancelTimeout();
      cancelEnd();
      if (failure) reject(failure);
      else resolve();
    });
    socket.resume();
  });
}

function octetCount({ length }: Buffer): Buffer {
  return Buffer.from(`${length} `);
}

/** Nobody learns whether it arrives. */
async function sendDatagram(host: string, port: number, message: Buffer): Promise<void> {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.send(message, port, address, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    socket.close();
  }
}
