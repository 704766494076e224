import { describe, expect, test } from 'vitest';
import { readCentreLine } from './read-centre-line.ts';

function read(text: string) {
  const result = readCentreLine(text);
  return result.ok ? result.line : result.problem;
}

describe('what a centre line is read from', () => {
  const degrees = {
    unit: 'degrees',
    points: [
      { x: 4.54, y: 52.38 },
      { x: 4.55, y: 52.39 },
    ],
  };
  const metres = {
    unit: 'metres',
    points: [
      { x: 0, y: 0 },
      { x: 120.5, y: -40 },
    ],
  };

  test.each<[string, string, object]>([
    [
      'a GeoJSON LineString in a collection, with length and place',
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"length":4259,"Location":"Dunes"},"geometry":{"type":"LineString","coordinates":[[4.54,52.38],[4.55,52.39]]}}]}',
      { ...degrees, statedMetres: 4259, place: 'Dunes' },
    ],
    [
      'the outer ring of a bare GeoJSON Polygon',
      '{"type":"Polygon","coordinates":[[[4.54,52.38],[4.55,52.39]]]}',
      degrees,
    ],
    ['a GeoJSON line in metres', '{"type":"LineString","coordinates":[[0,0],[120.5,-40]]}', metres],
    ['x,y in metres', '0,0\n120.5,-40\n', metres],
    [
      'a table with a remark as heading and more columns',
      '# x_m,y_m,w_right,w_left\n0,0,7,7\n120.5,-40,7,7',
      metres,
    ],
    ['semicolons with decimal commas', 'x;y\n0;0\n120,5;-40\n', metres],
    ['blanks and Windows line ends', '0 0\r\n120.5 -40\r\n', metres],
    ['longitude,latitude without a heading', '4.54,52.38\n4.55,52.39', degrees],
    ['latitude first when the heading says so', 'lat,lon\n52.38,4.54\n52.39,4.55', degrees],
    ['a file with a byte order mark', '\uFEFF0,0\n120.5,-40', metres],
    [
      'GPX track points, attributes in any order',
      '<?xml version="1.0"?><gpx><trk><trkseg><trkpt lat="52.38" lon="4.54"><ele>3</ele></trkpt><trkpt lon=\'4.55\' lat=\'52.39\'/></trkseg></trk></gpx>',
      degrees,
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe('what cannot be read is refused with the place and the mend', () => {
  test.each<[string, string, string]>([
    ['an empty file', '', 'the file is empty'],
    ['broken JSON', '{"type":', 'this is no JSON; save the file again as GeoJSON'],
    ['JSON without a line', '{"a":1}', 'no LineString or Polygon'],
    [
      'a coordinate that is no number',
      '{"type":"LineString","coordinates":[[1,2],["a",2]]}',
      'point 2 of the line is not two numbers',
    ],
    [
      'a number too large for the computer',
      '{"type":"LineString","coordinates":[[1e999,2]]}',
      'point 1 of the line is not two numbers',
    ],
    ['words in a table', '0,0\n1,one\n', 'line 2 is not two numbers (1,one)'],
    ['a table of one column', '1\n2\n', 'line 1 is not two numbers (1)'],
    ['GPX without points', '<gpx></gpx>', 'no track points'],
    [
      'GPX with a bad latitude',
      '<trkpt lat="north" lon="1">',
      'track point 1 has no usable lat and lon',
    ],
    ['terminal escapes, which are not echoed', '\u001b[31mred', '(?[31mred)'],
  ])('%s', (_, text, problem) => {
    expect(read(text)).toContain(problem);
  });
});
