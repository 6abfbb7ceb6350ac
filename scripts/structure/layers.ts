import { importRule } from './rule.ts';

type Layer = { name: string; files: RegExp; mayImport: string[]; advice: string };

const WEB_PARTS = ['web dev-ui', 'web shell', 'web features', 'web landing', 'web ui', 'web lib'];

/** A file belongs to the first layer that matches; it may import its own layer and the ones named. */
const LAYERS: Layer[] = [
  {
    name: 'contract',
    files: /^contract\//,
    mayImport: [],
    advice: 'the contract imports nothing of ours; what both ends need belongs in contract/src',
  },
  {
    name: 'server tests',
    files: /^server\/src\/testing\/|^server\/.*\.test\.ts$/,
    mayImport: [
      'contract',
      'server start',
      'server demo',
      'server features',
      'server http',
      'server platform',
      'server db',
      'server foundation',
    ],
    advice: 'what both ends need belongs in contract/src, a test through both in e2e',
  },
  {
    name: 'server demo',
    files: /^server\/src\/demo\//,
    mayImport: [
      'contract',
      'server features',
      'server http',
      'server platform',
      'server db',
      'server foundation',
    ],
    advice: 'the demo community is made through the features, and started by main.ts',
  },
  {
    name: 'server features',
    files: /^server\/src\/features\//,
    mayImport: ['contract', 'server http', 'server platform', 'server db', 'server foundation'],
    advice:
      'a feature knows http, db, platform and the contract; starting belongs in app.ts or main.ts, what both ends need in contract/src',
  },
  {
    name: 'server http',
    files: /^server\/src\/http\//,
    mayImport: ['contract', 'server platform', 'server db', 'server foundation'],
    advice: 'http knows no feature; hand it over in app.ts, or move this code into the feature',
  },
  {
    name: 'server platform',
    files: /^server\/src\/platform\//,
    mayImport: ['contract', 'server db', 'server foundation'],
    advice: 'platform stands below http and features; hand it over, or move this code up',
  },
  {
    name: 'server db',
    files: /^server\/src\/db\//,
    mayImport: ['contract', 'server foundation'],
    advice: 'db stands below platform, http and features; hand it over, or move this code up',
  },
  {
    name: 'server foundation',
    files: /^server\/src\/(errors\/|(config|environment|insecure-settings)\.ts$)/,
    mayImport: ['contract'],
    advice: 'errors and config stand below everything else of the server; move this code up',
  },
  {
    name: 'server start',
    files: /^server\//,
    mayImport: [
      'contract',
      'server demo',
      'server features',
      'server http',
      'server platform',
      'server db',
      'server foundation',
    ],
    advice: 'what both ends need belongs in contract/src',
  },
  {
    name: 'web tests',
    files: /^web\/src\/testing\/|^web\/.*\.test\.tsx?$/,
    mayImport: ['contract', 'web start', 'web service-worker', ...WEB_PARTS],
    advice: 'what both ends need belongs in contract/src, a journey through both in e2e',
  },
  {
    name: 'web lib',
    files: /^web\/src\/lib\//,
    mayImport: ['contract'],
    advice:
      'lib knows neither ui nor features; hand it over, or move this code up into the feature',
  },
  {
    name: 'web ui',
    files: /^web\/src\/(ui|brand|styles)\//,
    mayImport: ['contract', 'web lib'],
    advice: 'ui knows no feature; take it as a prop, or move this component into the feature',
  },
  {
    name: 'web landing',
    files: /^web\/src\/landing\//,
    mayImport: ['contract', 'web lib', 'web ui'],
    advice:
      'the landing page is static and knows no feature; what both show belongs in ui or brand',
  },
  {
    name: 'web features',
    files: /^web\/src\/features\//,
    mayImport: ['contract', 'web lib', 'web ui'],
    advice:
      'a feature knows ui, lib and the contract; what several features need belongs in features/items, ui or lib, what both ends need in contract/src, the table of routes in routes.tsx',
  },
  {
    name: 'web service-worker',
    files: /^web\/src\/service-worker\//,
    mayImport: ['contract', 'web lib'],
    advice:
      'the service worker is a program of its own without a page; what it shares with pages belongs in lib/offline',
  },
  {
    name: 'web shell',
    files: /^web\/src\/shell\//,
    mayImport: ['contract', 'web lib', 'web ui', 'web features'],
    advice: 'the shell stands around the pages; take the page as children',
  },
  {
    name: 'web dev-ui',
    files: /^web\/src\/dev-ui\//,
    mayImport: ['contract', 'web lib', 'web ui', 'web features'],
    advice: 'the component page shows ui and features; move what it shows there',
  },
  {
    name: 'web start',
    files: /^web\//,
    mayImport: ['contract', ...WEB_PARTS],
    advice: 'what both ends need belongs in contract/src',
  },
];

/** Who may know whom: web and server meet only in the contract, and each is layered in itself. */
export const layers = importRule((from, to) => {
  const importer = findLayer(from);
  const imported = findLayer(to);
  if (!importer || importer === imported) return null;
  if (imported && importer.mayImport.includes(imported.name)) return null;
  return `${importer.name} must not import ${imported?.name ?? 'tools'} (${to}): ${importer.advice}.`;
});

function findLayer(file: string): Layer | undefined {
  return LAYERS.find((layer) => layer.files.test(file));
}
