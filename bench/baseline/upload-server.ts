import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

/** The least a server can do with an uploaded file, busboy onto the disk: `upload-server.ts port folder`. */
const [port, folder = ''] = process.argv.slice(2);

createServer((request, response) => {
  if (request.method !== 'POST') return response.end();
  const path = join(folder, crypto.randomUUID());
  const form = busboy({ headers: request.headers });
  form.on('file', (_field, content) => {
    void pipeline(content, createWriteStream(path)).then(() => {
      response.end('{}');
      return rm(path);
    });
  });
  return request.pipe(form);
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
