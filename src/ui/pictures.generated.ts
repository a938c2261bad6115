/** Written by `src/studio/export-pictures.ts`. Folder, width, height and kind → name=tone of every picture in it. */
export const TONES =
  'sky-1 sky-2 mist cream wall-ochre wall-clay wall-sand jade-mist wood-l wood sea-1 sea-2 karst-1 karst-2 linen linen-2 stone steel road tile-l leaf clay';

export const PICTURES: Readonly<Record<string, string>> = {
  'events 800 600 svg':
    'walking-street=n kayak-dusk=n cooking-class=j veranda-tea=n lantern-festival=n sunrise-yoga=n sky-bar-music=n lantern-workshop=i',
  'dishes 640 480 svg':
    'pho=j bun-cha=j banh-cuon=j cha-muc=j sa-sung=j oc-xao=j bun-be-be=i banh-mi=j ca-phe-trung=j tra-da=n bia-hoi=j nuoc-mia=n',
  ' 640 480 svg':
    'no-image=i',
};
