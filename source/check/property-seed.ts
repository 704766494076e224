// Properties are tried with the same inputs in every run, so that a red run is red again; `npm run check:long` draws fresh ones.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });
