process.stdout.write('chicane\n');
