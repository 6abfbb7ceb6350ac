import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError, noConnectionMessage } from './api-error.ts';
import { describeFailure } from './describe-failure.ts';

const refused = (body: object) =>
  new ApiError({ status: 403, statusText: '', headers: new Headers() }, JSON.stringify(body));

describe('describeFailure', () => {
  const failure = { title: 'Error deleting job', fallback: 'Failed to delete job.' };

  it('shows the sentence of the server, or the fallback', () => {
    expect(describeFailure(failure, refused({ message: 'Not yours.' }), null)).toEqual({
      title: 'Error deleting job',
      description: 'Not yours.',
    });
    expect(describeFailure(failure, refused({}), null)?.description).toBe('Failed to delete job.');
  });

  it('says that the connection is lost', () => {
    const lost = new NetworkError(new TypeError('Failed to fetch'));
    expect(describeFailure(failure, lost, null)?.description).toBe(noConnectionMessage);
  });

  it('keeps a fixed description whatever the server said', () => {
    const fixed = { title: 'Error', description: 'Failed to update job save status' };
    expect(describeFailure(fixed, refused({ message: 'No.' }), null)).toEqual(fixed);
  });

  it('has nothing to add to a title that says it all', () => {
    const whole = { title: 'Failed to change password' };
    expect(describeFailure(whole, refused({ message: 'No.' }), null)).toEqual(whole);
  });

  it('can depend on the error and on the variables', () => {
    const meta = (_error: unknown, isOn: boolean) => (isOn ? failure : null);
    expect(describeFailure(meta, refused({}), true)?.title).toBe('Error deleting job');
    expect(describeFailure(meta, refused({}), false)).toBeNull();
  });

  it('is silent where the form shows the error itself', () => {
    expect(describeFailure(null, refused({}), null)).toBeNull();
    expect(describeFailure(undefined, refused({}), null)).toBeNull();
  });
});
