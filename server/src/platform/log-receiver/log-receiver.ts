import type { Config } from '../../config.ts';
import { receiverConnection } from '../remote/receiver-connection.ts';
import { requestRemoteHost } from '../remote/request-remote-host.ts';
import { maxMessageBytes, type SyslogProtocol, sendSyslog } from './send-syslog.ts';
import { type LogRecord, syslogMessage } from './syslog-message.ts';

/** Somebody else's log. */
export interface LogReceiver {
  /** Its address, without what may be secret in it. */
  where: string;
  /** Rejects where the record may not have arrived, with a reason that tells nothing but that. */
  send: (record: LogRecord) => Promise<void>;
}

/** The receiver of `AUDIT_FORWARD`; null where none is set. */
export function openLogReceiver(config: Config): LogReceiver | null {
  if (!config.auditForward) return null;
  const address = new URL(config.auditForward.address);
  const { token } = config.auditForward;
  const ownHost = config.publicUrl ? new URL(config.publicUrl).hostname : config.host;
  const isHttp = /^https?:$/.test(address.protocol);
  const send = (record: LogRecord) =>
    isHttp
      ? post(address, token, record)
      : sendSyslog(
          address,
          syslogMessage(record, ownHost, maxMessageBytes[address.protocol as SyslogProtocol]),
        );
  const where = `${address.protocol}//${address.host}`;
  return {
    where,
    send: (record) =>
      send(record).catch((error: unknown) => {
        throw new Error(`${where} has not taken it: ${reasonOf(error)}`);
      }),
  };
}

/** Any 2xx is a yes. A redirect is not followed, and nothing of the answer's body is read. */
async function post(address: URL, token: string | null, record: LogRecord): Promise<void> {
  const connection = receiverConnection(address);
  const body = Buffer.from(JSON.stringify(record));
  const response = await requestRemoteHost(connection, {
    method: 'POST',
    address,
    headers: {},
    send: {
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    },
    signal: AbortSignal.timeout(connection.answerMs),
  });
  response.destroy();
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) throw new Error(`It answered ${statusCode}.`);
}

/** The first cause: what was tried for a name with several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
