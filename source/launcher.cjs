#!/usr/bin/env node
// Starts the bundle. It uses nothing newer than Node 16, so that an old Node can still say what is missing. When this
// Node is too old it hands over to the newer one installed by `npm ci`, or else names the version needed.
'use strict';

const path = require('node:path');
const fs = require('node:fs');

const NEEDED_MAJOR = 22;
const root = path.join(__dirname, '..');
const bundle = path.join(root, 'dist', 'chicane.mjs');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function handOver(node) {
  const { signals } = require('node:os').constants;
  let child;
  // The handlers come before the child, because a signal in between would leave it behind.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'])
    process.on(signal, () => child?.kill(signal));
  child = require('node:child_process').spawn(node, [__filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHICANE_HANDED_OVER: '1' },
  });
  child.on('error', () => fail(`Chicane could not start ${node}. Run npm ci in ${root} again.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + signals[signal]));
}

// Keeps compiled code for the next start, in a folder of the player alone: Node runs whatever code it finds there.
function keepCompiledCode() {
  const { enableCompileCache } = require('node:module');
  try {
    const folder = path.join(cacheFolder(), 'code');
    makeFolder(folder);
    if (isOwn(folder)) enableCompileCache?.(folder);
  } catch {
    // Without the folder the start only takes longer.
  }
}

function cacheFolder() {
  const { CHICANE_CACHE, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (CHICANE_CACHE) return CHICANE_CACHE;
  const home = require('node:os').homedir();
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches', 'chicane');
  if (process.platform === 'win32') {
    return path.join(LOCALAPPDATA || path.join(home, 'AppData', 'Local'), 'chicane', 'Cache');
  }
  return path.join(XDG_CACHE_HOME || path.join(home, '.cache'), 'chicane');
}

// Node's recursive call never returns below /proc.
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

// Reports whether nobody else can write to a folder.
function isOwn(folder) {
  const entry = fs.lstatSync(folder);
  if (process.getuid === undefined) return true;
  return entry.isDirectory() && entry.uid === process.getuid() && (entry.mode & 0o022) === 0;
}

if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) {
  if (!fs.existsSync(bundle)) fail(`Chicane is not built yet. Run npm ci in ${root} first.`);
  keepCompiledCode();
  import(require('node:url').pathToFileURL(bundle).href);
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const newer = path.join(root, 'node_modules', 'node', 'bin', name);
  if (!process.env.CHICANE_HANDED_OVER && fs.existsSync(newer)) handOver(newer);
  else fail(`Chicane needs Node ${NEEDED_MAJOR} or newer; this is ${process.versions.node}.`);
}
