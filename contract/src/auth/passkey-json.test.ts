import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import {
  passkeyAssertion,
  passkeyCreationOptions,
  passkeyRegistration,
  passkeyRequestOptions,
} from './passkey-json.ts';

const credential = { id: 'Zk3_x-1', rawId: 'Zk3_x-1', type: 'public-key' };
const registration = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'o2Nm', transports: ['internal'] },
};
const assertion = {
  ...credential,
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'SZYN',
    signature: 'MEUC',
    userHandle: 'dXNlcg',
  },
};
const wrongForm = 'This is not in the right form.';

describe('what a browser answers', () => {
  it('is kept without what we do not read', () => {
    const extra = { clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    expect(passkeyRegistration.parse({ ...registration, ...extra })).toEqual(registration);
    expect(passkeyAssertion.parse({ ...assertion, ...extra })).toEqual(assertion);
  });

  it('may leave out transports and user', () => {
    const { transports: _, ...response } = registration.response;
    expect(issuesOf(passkeyRegistration, { ...registration, response })).toEqual({});
    const { userHandle: _user, ...answer } = assertion.response;
    expect(issuesOf(passkeyAssertion, { ...assertion, response: answer })).toEqual({});
  });

  it.each(['', 'a b', 'a=', '=a', 'é', 'a+b', 'a/b'])('is base64url, not %j', (text) => {
    const refused = text === '' ? 'This must be 1 character at least.' : wrongForm;
    expect(issuesOf(passkeyRegistration, { ...registration, id: text })).toEqual({ id: refused });
  });

  it('is a public key', () => {
    const other = { ...registration, type: 'password' };
    expect(issuesOf(passkeyRegistration, other)).toEqual({
      type: 'This must be one of: public-key.',
    });
  });

  it('is as long as a passkey can be', () => {
    expect(longestTexts(passkeyRegistration, registration, ['id', 'rawId'])).toEqual({
      id: 1_400,
      rawId: 1_400,
    });
  });

  it.each([
    ['clientDataJSON', 8_000, passkeyRegistration, registration],
    ['attestationObject', 60_000, passkeyRegistration, registration],
    ['clientDataJSON', 8_000, passkeyAssertion, assertion],
    ['authenticatorData', 8_000, passkeyAssertion, assertion],
    ['signature', 8_000, passkeyAssertion, assertion],
    ['userHandle', 100, passkeyAssertion, assertion],
  ])('has a %s of %i characters at most', (field, most, schema, { response, ...whole }) => {
    const takes = (text: string) =>
      schema.safeParse({ ...whole, response: { ...response, [field]: text } }).success;
    expect(longestText(takes)).toBe(most);
  });

  it('names ten transports of 40 characters at most', () => {
    const issues = (transports: string[]) =>
      issuesOf(passkeyRegistration, {
        ...registration,
        response: { ...registration.response, transports },
      });
    const ten = Array.from({ length: 10 }, () => 'x'.repeat(40));
    expect(issues(ten)).toEqual({});
    expect(issues([...ten, 'usb'])).toEqual({
      'response.transports': 'This must be 10 items at most.',
    });
    expect(issues(['x'.repeat(41)])).toEqual({
      'response.transports.0': 'This must be 40 characters at most.',
    });
  });
});

describe('what a browser is asked', () => {
  const known = { id: 'Zk3_x-1', type: 'public-key', transports: ['usb'] };

  it('to make a passkey', () => {
    const options = {
      rp: { id: 'callboard.example', name: 'Callboard' },
      user: { id: 'dXNlcg', name: 'maya@school.edu', displayName: 'Maya Lin' },
      challenge: 'Y2hhbGxlbmdl',
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 60_000,
      excludeCredentials: [known],
      authenticatorSelection: {
        residentKey: 'preferred',
        requireResidentKey: false,
        userVerification: 'required',
      },
      attestation: 'none',
    };
    expect(passkeyCreationOptions.parse(options)).toEqual(options);
    expect(issuesOf(passkeyCreationOptions, { ...options, attestation: 'direct' })).toEqual({
      attestation: 'This must be one of: none.',
    });
  });

  it('to use a passkey, one of those that it knows', () => {
    const options = {
      rpId: 'callboard.example',
      challenge: 'Y2hhbGxlbmdl',
      timeout: 60_000,
      userVerification: 'discouraged',
    };
    expect(passkeyRequestOptions.parse(options)).toEqual(options);
    const named = { ...options, allowCredentials: [known] };
    expect(passkeyRequestOptions.parse(named)).toEqual(named);
    expect(issuesOf(passkeyRequestOptions, { ...options, userVerification: 'maybe' })).toEqual({
      userVerification: 'This must be one of: required, preferred, discouraged.',
    });
  });
});
