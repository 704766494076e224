// Removes the settings of the machine and the developer that would change the tests: language, colours, a build server,
// a screen reader, own settings.
const SET_BY_OTHERS =
  /^(LANG|LANGUAGE|LC_.*|NO_COLOR|CI|CONTINUOUS_INTEGRATION|COLUMNS|LINES|USER|INK_SCREEN_READER|CHICANE_.*)$/;
const SET_FOR_TESTS = ['CHICANE_CACHE', 'CHICANE_SETTINGS'];

for (const name of Object.keys(process.env)) {
  if (SET_BY_OTHERS.test(name) && !SET_FOR_TESTS.includes(name)) delete process.env[name];
}
