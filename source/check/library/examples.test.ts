// The examples, run as others run them: by the bundles in dist/library, in Node and on a page in a browser.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOURCE } from '../guards/source-text.ts';

const ROOT = join(SOURCE, '..');
const EXAMPLES = join(SOURCE, 'examples');
const run = promisify(execFile);

async function told(example: string): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, [join(EXAMPLES, example)], { cwd: ROOT, env: {} });
  return stdout.trimEnd().split('\n');
}

test.each(['race.ts', 'bot.ts', 'tournament.ts', 'web-page.html', 'web-page.js', 'own-book.ts'])(
  '%s has at most 60 lines',
  example => {
    const lines = readFileSync(join(EXAMPLES, example), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
  },
);

describe('in Node', () => {
  test('a race in twelve lines ends with a place for every seat', async () => {
    const lines = await told('race.ts');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^1 \d finished$/);
  });

  test('a bot races against CPU drivers, and the record of it is sound', async () => {
    const lines = await told('bot.ts');
    expect(lines.slice(0, 3).join(' ')).toContain('Bot');
    expect(lines.at(-1)).toBe('same');
  });

  test('a tournament is a table with a row for each level, the better ones in front more often', async () => {
    const rows = (await told('tournament.ts')).map(line => line.trim().split(/\s+/));
    const place = (level: string) => Number(rows.find(([name]) => name === level)?.[2]);
    expect(place('pro')).toBeLessThan(place('club'));
    expect(place('club')).toBeLessThan(place('random'));
  });

  test('a rule book of one’s own is raced with its option off and on, and it makes a difference', async () => {
    const [off, on] = await told('own-book.ts');
    expect(off).toMatch(/^tow off: Vellano \d/);
    expect(on).toMatch(/^tow on: Vellano \d/);
    expect(off?.slice(8)).not.toBe(on?.slice(7));
  });
});

describe('in a browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    const types = { html: 'text/html', js: 'text/javascript', yaml: 'text/plain' };
    server = createServer(async ({ url = '' }, response) => {
      const path = normalize(new URL(url, 'http://localhost').pathname);
      const ending = path.split('.').at(-1) as keyof typeof types;
      try {
        const body = await readFile(join(ROOT, path));
        response.writeHead(200, { 'content-type': types[ending] }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done);
    });
    const executablePath = await chromium.executablePath();
    browser = await puppeteer.launch({ args: chromium.args, executablePath, headless: 'shell' });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('a page races to the flag, and shows the cars, the order and what happened', async () => {
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    const faults: unknown[] = [];
    page.on('pageerror', fault => faults.push(fault));
    await page.goto(`http://127.0.0.1:${port}/source/examples/web-page.html`);
    await page.waitForSelector('circle');
    await page.click('button');
    await page.waitForFunction("document.querySelector('p').textContent !== ''");
    const first = await page.$eval('p', story => story.textContent);
    await page.click('button + button');
    await page.waitForFunction("document.querySelector('button').disabled");
    const order = await page.$$eval('li', lines => lines.map(line => line.textContent));
    expect(first).toMatch(/^\w+ .*\.$/);
    expect(order.toSorted()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora']);
    expect(await page.$$eval('circle', dots => dots.length)).toBe(4);
    expect(faults).toEqual([]);
  });
});
