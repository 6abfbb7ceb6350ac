import { uploads } from '#contract/uploads/contract.ts';
import type { Role } from './field-rules.ts';
import type { PopulatedApp } from './populated-app.ts';
import { formWith, plainImage, sampleFiles } from './sample-files.ts';

const at = (...urls: string[]) => urls.map((url) => ({ url }));

export function uploadRequests({ send }: PopulatedApp) {
  const pdf = formWith(sampleFiles.pdf, 'cv.pdf');
  const begin = async (role: Role): Promise<string> => {
    const headers = {
      'upload-length': String(sampleFiles.pdf.length),
      'upload-metadata': `filename ${Buffer.from('cv.pdf').toString('base64')}`,
    };
    const { headers: answered } = await send[role](uploads.begin, { headers });
    return String(answered.location ?? '/api/uploads/tus/none');
  };
  return {
    'POST /api/upload': () => [{ url: '/api/upload', body: pdf.body, headers: pdf.headers }],
    'GET /api/uploads/tus/:id': async (role: Role) => at(await begin(role)),
    'POST /api/uploads/tus/:id/finish': async (role: Role) => {
      const url = await begin(role);
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      await send[role]('PATCH', url, sampleFiles.pdf, headers);
      return at(`${url}/finish`);
    },
    'POST /api/profile-photo/simple-upload': async () => {
      const photo = formWith(await plainImage(40, 40).png().toBuffer(), 'me.png', 'profilePhoto');
      return [
        { url: '/api/profile-photo/simple-upload', body: photo.body, headers: photo.headers },
      ];
    },
  };
}
