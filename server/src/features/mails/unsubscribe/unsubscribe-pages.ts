import { type MailPreference, mailPreferences } from '#contract/mails/preferences.ts';
import { paths } from '#contract/paths.ts';
import { type Html, html } from '#server/platform/html.ts';

interface Page {
  title: string;
  content: Html;
}

const toSettings = html`<p><a class="quiet" href="${paths.settings}">Mail settings</a></p>`;

/** Asks first: programs that look at links before their reader does would otherwise unsubscribe. */
export function confirmPage(subscribed: MailPreference[], link: string, allLink: string): Page {
  return {
    title: 'Stop these mails?',
    content: html`<p>Callboard sends you mails about:</p>${listOf(subscribed)}
<form method="post" action="${link}"><button>Stop these mails</button></form>
<form method="post" action="${allLink}"><button class="quiet">Stop all mails</button></form>${toSettings}`,
  };
}

export function stoppedPage(stopped: MailPreference[]): Page {
  return {
    title: 'These mails have stopped',
    content: html`<p>You get no more mails about:</p>${listOf(stopped)}
<p>You can switch them on again in your settings. Mails about the safety of your account still come.</p>${toSettings}`,
  };
}

export function alreadyStoppedPage(named: MailPreference[]): Page {
  return {
    title: 'These mails are already off',
    content: html`<p>You get no mails about:</p>${listOf(named)}
<p>One that was on its way may still arrive.</p>${toSettings}`,
  };
}

export const noAccountPage: Page = {
  title: 'You get no more mail',
  content: html`<p>The account that this link belongs to no longer exists, so there is nothing to switch off.</p>`,
};

export const invalidPage: Page = {
  title: 'This link is not valid',
  content: html`<p>It may be incomplete. Please open it from the mail again, or choose your mails in your settings.</p>${toSettings}`,
};

function listOf(preferences: MailPreference[]): Html {
  return html`<ul>${preferences.map((name) => html`<li>${mailPreferences[name]}</li>`)}</ul>`;
}
