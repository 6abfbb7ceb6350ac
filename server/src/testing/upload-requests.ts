import { profiles } from '#contract/profiles/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { each, once, type RouteRequests } from './ask-route.ts';
import type { Role } from './field-rules.ts';
import type { PopulatedApp } from './populated-app.ts';
import { begunId } from './resumable-upload.ts';
import { formWith, plainImage, sampleFiles } from './sample-files.ts';

export function uploadRequests({ send }: PopulatedApp): RouteRequests[] {
  const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
  const begin = async (role: Role) => {
    const facts = {
      'upload-length': String(sampleFiles.pdf.length),
      'upload-metadata': `filename ${Buffer.from('cv.pdf').toString('base64')}`,
    };
    const answer = await send[role](uploads.begin, { headers: facts });
    return { id: answer.statusCode === 201 ? begunId(answer) : 'none' };
  };
  return [
    once(uploads.upload, { body, headers }),
    each(uploads.progress, async (role) => [{ params: await begin(role) }]),
    each(uploads.finish, async (role) => {
      const params = await begin(role);
      await send[role](uploads.append, {
        params,
        body: sampleFiles.pdf,
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      });
      return [{ params }];
    }),
    each(profiles.uploadPhoto, async () => {
      const photo = formWith(await plainImage(40, 40).png().toBuffer(), 'me.png', 'profilePhoto');
      return [{ body: photo.body, headers: photo.headers }];
    }),
  ];
}
