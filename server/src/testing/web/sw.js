globalThis.name = 'the worker of the test';
