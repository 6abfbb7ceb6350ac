/** On demand: every start would wait for it. */
export async function loadWebPush() {
  const { default: webPush } = await import('web-push');
  return webPush;
}
