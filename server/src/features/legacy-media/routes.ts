import { legacyMedia } from '#contract/legacy-media/contract.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { remoteConnection } from '../../platform/remote/remote-connection.ts';
import { requestRemoteHost } from '../../platform/remote/request-remote-host.ts';
import { legacyAddress } from './legacy-address.ts';
import { legacyAnswer } from './legacy-answer.ts';
import { legacyBody } from './legacy-body.ts';

/** Files of the one host that an older Callboard kept its media on. */
export function legacyMediaRoutes(app: App, connection = remoteConnection): void {
  const { maxBytes } = connection;
  mount(app, legacyMedia.read, async ({ query, request, reply }) => {
    const address = legacyAddress(query.url, app.config.legacyMediaHost);
    const source = await requestRemoteHost(connection, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      address,
      headers: request.headers,
      signal: abortOnDisconnect(reply),
    });
    try {
      const { status, headers } = legacyAnswer(source, address, maxBytes);
      const body = await legacyBody(source, maxBytes);
      reply.status(status).headers(headers).send(body);
    } catch (error) {
      source.destroy();
      throw error;
    }
  });
}
