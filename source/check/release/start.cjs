// The start of a single executable and of its threads: runs the bundle, which is an asset of the executable, as if it lay
// in a folder below it.
'use strict';
const { getRawAsset } = require('node:sea');
const { registerHooks } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { constants, Script } = require('node:vm');

const bundle = pathToFileURL(join(process.execPath, 'dist', 'chicane.mjs')).href;

registerHooks({
  resolve: (name, context, next) =>
    name === bundle ? { url: bundle, format: 'module', shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    url === bundle
      ? { format: 'module', source: new Uint8Array(getRawAsset('chicane.mjs')), shortCircuit: true }
      : next(url, context),
});

// The code of an executable itself may import what comes with Node alone.
const importDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
new Script(`import(${JSON.stringify(bundle)})`, {
  importModuleDynamically: importDynamically,
}).runInThisContext();
