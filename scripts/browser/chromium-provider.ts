import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright';
import type { BrowserProviderOption } from 'vitest/node';
import { launchOptions } from './launch-options.ts';

type Options = NonNullable<Parameters<typeof playwright>[0]>;

let found: ReturnType<typeof launchOptions> | undefined;

/** Looks for the browser when the first page is opened: the tests of Node run on a machine without one. */
class ChromiumProvider extends PlaywrightBrowserProvider {
  readonly #launchOptions: NonNullable<Options['launchOptions']>;

  constructor(
    project: ConstructorParameters<typeof PlaywrightBrowserProvider>[0],
    options: Options,
  ) {
    const launchOptions = {};
    super(project, { ...options, launchOptions });
    this.#launchOptions = launchOptions;
  }

  override async openPage(...page: Parameters<PlaywrightBrowserProvider['openPage']>) {
    found ??= launchOptions();
    Object.assign(this.#launchOptions, await found);
    await super.openPage(...page);
  }
}

export function chromiumProvider(options: Options): BrowserProviderOption<Options> {
  return {
    ...playwright(options),
    prewarm: undefined,
    providerFactory: (project) => new ChromiumProvider(project, options),
  };
}
