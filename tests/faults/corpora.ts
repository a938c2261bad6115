/** Some 300 strings that mean something to SQLite, PostgreSQL or a store of documents. */
export function sqlStrings(): string[] {
  const closings = ["'", '"', "')", '")', "'))", '`', "\\'", "';", '";', '1', "x'", "%'", "'||'", '$$', "'/*"];
  const tails = [
    ' or 1=1 --',
    ' or 1=1#',
    ' or true --',
    ' union select null --',
    ' union select name from sqlite_master --',
    ' union all select table_name from information_schema.tables --',
    '; drop table bookings; --',
    '; update users set role=0; --',
    '; select pg_sleep(5); --',
    ' and 1=(select count(*) from users) --',
    ' and sleep(5) --',
    ' or exists(select 1) --',
    ' order by 99 --',
    ' returning * --',
    ' limit 1 offset 0 --',
    ' like char(37) --',
    ' is not null --',
    ' glob char(42) --',
    " or 'a'='a",
    ' or 1=1 /*',
  ];
  const documents = [
    '{"$gt":""}',
    '{"$ne":null}',
    '{"$where":"sleep(5000)"}',
    '[$ne]',
    '$gt',
    '%',
    '_',
    '%%%',
    '\\',
    '\\%',
    "''",
    '""',
    '--',
    '/**/',
    ';',
    'null',
    'undefined',
    'NaN',
    'true',
    '0x1',
    '1e309',
  ];
  return [...closings.flatMap((closing) => tails.map((tail) => closing + tail)), ...documents];
}

/** Some 500 addresses that lead out of a folder, or to what lies beside it. */
export function ways(): string[] {
  const folders = [
    '/assets/',
    '/videos/',
    '/pictures/',
    '/icons/',
    '/plans/',
    '/media/',
    '/shell/',
    '/manifest/',
    '/uploads/',
    '/api/users/',
    '/',
  ];
  const ups = [
    '..%2f',
    '..%5c',
    '%2e%2e%2f',
    '%2e%2e/',
    '%252e%252e%252f',
    '..%c0%af',
    '..%ef%bc%8f',
    '....//',
    '..;/',
    '..%00/',
    '..\\',
    '%2e%2e%5c',
  ];
  const goals = ['etc/passwd', 'hien.db', 'canary.txt', '.env'];
  const beside = [
    ...['.git/HEAD', '.git/config', '.env', '.env.local', '.npmrc', '.htpasswd', '.DS_Store', '.vite/manifest.json'],
    ...['hien.db', 'hien.db-wal', 'hotel.json', 'canary.txt', 'uploads/canary.txt', 'mail/', 'cache/', 'releases/'],
    ...[
      'package.json',
      'package-lock.json',
      'node_modules/',
      'src/server/main.ts',
      'dist/server/main.js',
      'index.html.br',
    ],
    ...[
      'assets/a-1.js.map',
      'assets/link-1.js',
      'assets/%00',
      'assets/a-1.js%00.html',
      'assets/a-1.js/',
      'videos/%00.mp4',
    ],
    ...[
      'etc/passwd',
      'proc/self/environ',
      'C:/Windows/win.ini',
      '%2fetc%2fpasswd',
      '/etc/passwd',
      '//etc/passwd',
      'file:///etc/passwd',
    ],
  ];
  return [
    ...folders.flatMap((folder) => ups.flatMap((up) => goals.map((goal) => folder + up.repeat(4) + goal))),
    ...folders
      .flatMap((folder) => [`${folder}.`, `${folder}..`, `${folder}...`, `${folder}%00`, `${folder}%2e`])
      .slice(0, 40),
    ...beside.map((name) => `/${name}`),
  ];
}
