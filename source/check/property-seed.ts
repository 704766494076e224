// Gives properties the same inputs in every run, so that a failure repeats; `npm run check:long` draws fresh ones.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });
