import { request as requestPlainly } from 'node:http';
import { type RemoteConnection, remoteConnection } from './remote-connection.ts';

/** To an address of the settings: whoever set it may mean a private one, another port, or loopback without TLS. */
export function receiverConnection({ protocol, port }: URL): RemoteConnection {
  const isPlain = protocol === 'http:';
  return {
    ...remoteConnection,
    request: isPlain ? requestPlainly : remoteConnection.request,
    port: Number(port) || (isPlain ? 80 : 443),
    isAllowed: () => true,
  };
}
