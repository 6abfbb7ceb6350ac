import { describe, expect, it } from 'vitest';
import {
  acceptedByInput,
  acceptedSentence,
  acceptedTypes,
  kindOfFile,
  tooLargeSentence,
  typeOfName,
} from './accepted.ts';

describe(typeOfName, () => {
  it.each([
    ['jpg', 'a.jpg a.jpeg a.jpe a.jfif A.JPG'],
    ['png', 'a.png a.apng'],
    ['gif', 'a.gif'],
    ['webp', 'a.webp'],
    ['avif', 'a.avif'],
    ['mp4', 'a.mp4 a.m4v'],
    ['mov', 'a.mov a.qt'],
    ['webm', 'a.webm'],
    ['mp3', 'a.mp3'],
    ['wav', 'a.wav a.wave'],
    ['m4a', 'a.m4a'],
    ['aac', 'a.aac'],
    ['pdf', 'a.pdf script.html.pdf'],
    ['doc', 'a.doc'],
    ['docx', 'a.docx'],
    ['other', 'a.html a.svg a.exe a.zip a.HEIC a.7z reel.mp4.epub'],
  ])('finds %s', (type, names) => {
    for (const name of names.split(' ')) expect(typeOfName(name)).toBe(type);
  });

  it('ignores spaces around a name', () => {
    expect(typeOfName(' My reel.mp4\n')).toBe('mp4');
  });

  it.each(['reel', 'reel.', '.', '', 'reel.final', 'scene 1.2', 'jpg', 'a.jpg/x', 'a.pdfpdfpdf'])(
    'finds no promise in %j',
    (name) => {
      expect(typeOfName(name)).toBeNull();
    },
  );
});

describe(kindOfFile, () => {
  it.each([
    ['reel.mp4', '', 'video'],
    ['reel.mp4', 'image/png', 'video'],
    ['still.png', '', 'image'],
    ['theme.wav', '', 'audio'],
    ['script.pdf', '', 'document'],
    ['photo.heic', 'image/heic', 'image'],
    ['reel', 'video/x-matroska', 'video'],
    ['theme', 'audio/ogg', 'audio'],
    ['notes.txt', 'text/plain', 'document'],
    ['notes', '', 'document'],
  ])('%s of the type %j is %s', (name, type, kind) => {
    expect(kindOfFile({ name, type })).toBe(kind);
  });
});

it('says what can be chosen, and how large', () => {
  expect(acceptedSentence).toBe(
    'Please choose an image (JPEG, PNG, GIF, WebP, AVIF), a video (MP4, MOV, WebM), a sound (MP3, WAV, M4A, AAC) or a document (PDF, DOC, DOCX).',
  );
  expect(tooLargeSentence).toBe('Please select a file smaller than 500MB');
});

describe('the picker of a device', () => {
  const offered = acceptedByInput.split(',');

  it('offers every ending that we take', () => {
    const endings = Object.values(acceptedTypes).flatMap((type) => type.endings);
    expect(offered.filter((one) => one.startsWith('.'))).toEqual(endings.map((one) => `.${one}`));
  });

  it('groups by kind where it can', () => {
    expect(offered.filter((one) => one.includes('/'))).toEqual([
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/avif',
      'video/mp4',
      'video/quicktime',
      'video/webm',
      'audio/*',
    ]);
  });
});
