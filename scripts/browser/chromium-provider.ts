import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright';
import type { BrowserProviderOption } from 'vitest/node';
import { findBrowser } from './find-browser.ts';

type Options = NonNullable<Parameters<typeof playwright>[0]>;

let found: ReturnType<typeof findBrowser> | undefined;

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
    found ??= findBrowser();
    const { executablePath, args, env } = await found;
    Object.assign(this.#launchOptions, { executablePath, args, env: { ...process.env, ...env } });
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
