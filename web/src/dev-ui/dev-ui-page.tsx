import { Wordmark } from '../brand/wordmark.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { ContentSpecimens } from './content-specimens.tsx';
import { EditorSpecimens } from './editor-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { MediaSpecimens } from './media-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';

const themes = ['light', 'dark'] as const;

/**
 * Every primitive in every state, in both themes. Overlays use the theme of the switch, as portals leave the themed
 * section.
 */
export function DevUiPage() {
  return (
    <main id="main" className="mx-auto max-w-[100rem] px-4 py-6">
      <header className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <h1 className="flex items-center gap-3 text-2xl">
          <Wordmark />
          <span className="font-mono text-xs text-ink-faint">/dev/ui</span>
        </h1>
        <ThemeSwitch />
      </header>
      <div className="grid gap-4 xl:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-lg border border-rule bg-paper p-4 text-ink sm:p-6"
          >
            <h2 className="pb-4 font-display text-2xl capitalize">{theme}</h2>
            <TokenSpecimens />
            <ActionSpecimens />
            <FormSpecimens theme={theme} />
            <EditorSpecimens theme={theme} />
            <OverlaySpecimens />
            <ContentSpecimens />
            <MediaSpecimens />
          </div>
        ))}
      </div>
      <Toaster />
    </main>
  );
}
