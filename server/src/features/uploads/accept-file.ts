import {
  acceptedSentence,
  acceptedTypes,
  type FileEnding,
  typeOfName,
} from '#contract/uploads/accepted.ts';
import { AppError } from '../../errors/app-error.ts';
import { detectType } from '../../platform/media/detect-type.ts';

/** What a file is by its content; refused where we do not take that, or where its name says something else. */
export async function acceptFile(file: {
  path: string;
  name: string;
  size: number;
}): Promise<FileEnding> {
  if (file.size === 0) throw refusal('This file is empty.');
  const found = await detectType(file.path);
  if (found === null) throw refusal('We cannot take this kind of file.');
  const promised = typeOfName(file.name);
  if (promised === null) return found;
  if (promised === 'm4a' && found === 'mp4') return 'm4a';
  if (promised !== 'other' && kindOf(promised) === kindOf(found)) return found;
  throw refusal(`This file is not what its name says: it is ${acceptedTypes[found].label}.`);
}

/** Refuses a name that promises what we do not take, before anything is sent. */
export function checkName(name: string): void {
  if (typeOfName(name) === 'other') throw refusal('We cannot take this kind of file.');
}

export function kindOf(ending: FileEnding) {
  return acceptedTypes[ending].kind;
}

function refusal(reason: string): AppError {
  return new AppError('unsupported_type', `${reason} ${acceptedSentence}`);
}
