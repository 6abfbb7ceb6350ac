import { escapeHtml } from '../../platform/html.ts';

type Values = Record<string, string>;

/**
 * Fills in `{{name}}`. What is between `{{#list}}` and `{{/list}}` stands once for each item of the list, what is between
 * `{{^list}}` and `{{/list}}` only where the list is empty.
 */
export function fillTemplate(
  html: string,
  values: Values,
  lists: Record<string, Values[]>,
): string {
  const sections = /\{\{([#^])(\w+)\}\}(.*?)\{\{\/\2\}\}/gs;
  return fill(
    html.replace(sections, (_, mark: string, name: string, content: string) => {
      const items = lists[name] ?? [];
      if (mark === '^') return items.length === 0 ? content : '';
      return items.map((item) => fill(content, item, true)).join('');
    }),
    values,
  );
}

/** Braces are escaped, so that a title cannot be taken for a placeholder. */
function fill(html: string, values: Values, keepUnknown = false): string {
  return html.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    keepUnknown && values[name] === undefined
      ? placeholder
      : escapeHtml(values[name] ?? '').replaceAll('{', '&#123;'),
  );
}
