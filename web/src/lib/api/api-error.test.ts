import { describe, expect, it } from 'vitest';
import { ApiError, errorMessage, NetworkError, noConnectionMessage } from './api-error.ts';

const refused = (status: number, text: string, headers: HeadersInit = {}) =>
  new ApiError({ status, statusText: 'Bad Gateway', headers: new Headers(headers) }, text);

describe('ApiError', () => {
  it('is named by status and response text', () => {
    expect(refused(409, 'taken').message).toBe('409: taken');
  });

  it('is named by status text when the body is empty', () => {
    expect(refused(502, '').message).toBe('502: Bad Gateway');
  });

  it('carries what the server said', () => {
    const issues = [{ path: 'email', message: 'Please enter a valid e-mail address.' }];
    const text = JSON.stringify({ code: 'invalid', message: 'Please check.', issues });
    const error = refused(400, text, { 'retry-after': '30' });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      userMessage: 'Please check.',
      issues,
      retryAfter: 30,
    });
    expect(error.message).toBe(`400: ${text}`);
  });
});

describe('errorMessage', () => {
  const words = { fallback: 'Login failed. Please check.', unreadable: 'Login failed.' };

  it('prefers the sentence of the server', () => {
    const text = JSON.stringify({ code: 'invalid', message: 'That code is wrong.' });
    expect(errorMessage(refused(400, text), words)).toBe('That code is wrong.');
  });

  it.each(['{"code":"invalid","message":""}', '{"code":"invalid"}', '{}', '[]'])(
    'falls back when the server sent no sentence but %s',
    (text) => expect(errorMessage(refused(400, text), words)).toBe(words.fallback),
  );

  it('takes the sentence of a server that names no code', () => {
    expect(errorMessage(refused(403, '{"message":"Not from here."}'), words)).toBe(
      'Not from here.',
    );
  });

  it('has other words for an answer that is not JSON', () => {
    expect(errorMessage(refused(502, '<h1>Bad Gateway</h1>'), words)).toBe(words.unreadable);
    expect(errorMessage(refused(502, ''), words)).toBe(words.unreadable);
    expect(errorMessage(refused(502, 'null'), words)).toBe(words.unreadable);
  });

  it('tells a lost connection apart', () => {
    expect(errorMessage(new NetworkError(new TypeError('Failed to fetch')), words)).toBe(
      noConnectionMessage,
    );
  });
});
