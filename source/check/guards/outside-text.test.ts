// Text from outside may enter only through a few files, which check its limits, and leave through a few that clean it.
import { expect, test } from 'vitest';
import { readSources } from './source-text.ts';

const WAYS = [
  { what: 'JSON.parse(', files: ['rules/kit/outside-text.ts'] },
  { what: 'parseDocument(', files: ['circuit/file/yaml-text.ts'] },
  // The file read there comes from the kernel and describes the process itself.
  { what: 'readFileSync(', files: ['ui/terminal/job-control.ts'] },
  { what: 'console.', files: [] },
  {
    what: /std(?:out|err)\.write\(/,
    files: ['cli/printer.ts', 'cli/race/drive.ts', 'ui/start.tsx', 'ui/terminal/terminal.ts'],
  },
] as const;

// The checks are for developers, examples are programs of others, and the launcher and the build run before the program exists.
const program = readSources().filter(
  ({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(?:check|examples|testing)\//.test(path),
);

test.each(WAYS)('$what stands only where texts from outside are looked at', ({ what, files }) => {
  const found = program.filter(({ code }) =>
    typeof what === 'string' ? code.includes(what) : what.test(code),
  );
  expect(found.map(({ path }) => path).filter(path => !files.some(one => one === path))).toEqual(
    [],
  );
});
