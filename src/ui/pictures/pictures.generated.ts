/** Written by `studio/export-pictures.ts`. Folder, width, height and kind → name=tone of every picture in it. */
export const TONES =
  'sky-1 sky-2 mist cream wall-ochre wall-clay wall-sand jade-mist wood-l wood sea-1 sea-2 karst-1 karst-2 linen linen-2 stone steel road tile-l leaf clay';

export const PICTURES: Readonly<Record<string, string>> = {
  'events 800 600 svg':
    'walking-street=n kayak-dusk=l cooking-class=j veranda-tea=n lantern-festival=n sunrise-yoga=n sky-bar-music=n lantern-workshop=j',
  'dishes 640 480 svg':
    'pho=j bun-cha=j banh-cuon=j cha-muc=i sa-sung=j oc-xao=j bun-be-be=i banh-mi=j ca-phe-trung=j tra-da=n bia-hoi=j nuoc-mia=j',
  'homes 640 480 svg':
    'hl-01-living=i hl-01-bedroom=s hl-01-kitchen=i hl-01-bath=h hl-01-balcony=n hl-02-living=s hl-02-bedroom=i hl-02-kitchen=n hl-02-bath=i hl-02-balcony=n hl-03-living=i hl-03-bedroom=h hl-03-kitchen=j hl-03-bath=s hl-03-balcony=s hl-04-living=i hl-04-bedroom=i hl-04-kitchen=n hl-04-bath=i hl-04-balcony=n hl-05-living=i hl-05-bedroom=i hl-05-kitchen=i hl-05-bath=i hl-05-balcony=n hl-06-living=i hl-06-bedroom=i hl-06-kitchen=n hl-06-bath=i hl-06-balcony=n hl-07-living=j hl-07-bedroom=i hl-07-kitchen=i hl-07-bath=h hl-07-balcony=n hl-08-living=h hl-08-bedroom=i hl-08-kitchen=n hl-08-bath=i hl-08-balcony=n hl-09-living=i hl-09-bedroom=i hl-09-kitchen=j hl-09-bath=i hl-09-balcony=n hl-10-living=s hl-10-bedroom=s hl-10-kitchen=s hl-10-bath=s hl-10-balcony=n hl-11-living=s hl-11-bedroom=i hl-11-kitchen=h hl-11-bath=i hl-11-balcony=n hl-12-living=i hl-12-bedroom=i hl-12-kitchen=n hl-12-bath=h hl-12-balcony=n hl-13-living=i hl-13-bedroom=i hl-13-kitchen=r hl-13-bath=i hl-13-balcony=n hl-14-living=i hl-14-bedroom=i hl-14-kitchen=j hl-14-bath=i hl-14-balcony=n hn-01-living=i hn-01-bedroom=i hn-01-kitchen=i hn-01-bath=i hn-01-balcony=i hn-02-living=i hn-02-bedroom=i hn-02-kitchen=j hn-02-bath=s hn-02-balcony=n hn-03-living=j hn-03-bedroom=j hn-03-kitchen=j hn-03-bath=j hn-03-balcony=j hn-04-living=i hn-04-bedroom=h hn-04-kitchen=i hn-04-bath=s hn-04-balcony=s hn-05-living=i hn-05-bedroom=h hn-05-kitchen=n hn-05-bath=h hn-05-balcony=n hn-06-living=s hn-06-bedroom=j hn-06-kitchen=i hn-06-bath=s hn-06-balcony=n hn-07-living=j hn-07-bedroom=j hn-07-kitchen=j hn-07-bath=j hn-07-balcony=j hn-08-living=s hn-08-bedroom=r hn-08-kitchen=n hn-08-bath=r hn-08-balcony=n hn-09-living=i hn-09-bedroom=i hn-09-kitchen=j hn-09-bath=i hn-09-balcony=j hn-10-living=j hn-10-bedroom=n hn-10-kitchen=i hn-10-bath=s hn-10-balcony=n hn-11-living=j hn-11-bedroom=i hn-11-kitchen=i hn-11-bath=s hn-11-balcony=j hn-12-living=h hn-12-bedroom=i hn-12-kitchen=h hn-12-bath=i hn-12-balcony=n',
  'hero 1600 920 svg': 'bay=n',
  'hero 900 1100 svg': 'bay-tall=n',
  'hero 170 190 svg': 'branch=u',
  'hero 1600 60 svg': 'blind=u',
  'hero 1440 480 svg': 'map=s',
  'hotel 960 720 svg': 'facade=r lobby=j roof-pool=n gym=s welcome=i',
  'tours 640 480 svg':
    't-01-1=n t-01-2=n t-01-3=n t-01-4=v t-01-5=s t-02-1=n t-02-2=u t-02-3=n t-02-4=n t-02-5=n t-03-1=v t-03-2=n t-03-3=u t-03-4=u t-03-5=n t-04-1=n t-04-2=j t-04-3=n t-04-4=j t-04-5=n t-05-1=n t-05-2=n t-05-3=s t-05-4=n t-05-5=j t-06-1=u t-06-2=u t-06-3=s t-06-4=n t-06-5=u t-07-1=n t-07-2=u t-07-3=n t-07-4=u t-07-5=n t-08-1=n t-08-2=u t-08-3=n t-08-4=j t-08-5=j t-09-1=j t-09-2=j t-09-3=j t-09-4=n t-09-5=j t-10-1=i t-10-2=n t-10-3=s t-10-4=i t-10-5=i t-11-1=n t-11-2=n t-11-3=i t-11-4=v t-11-5=j t-12-1=n t-12-2=l t-12-3=n t-12-4=n t-12-5=n t-13-1=j t-13-2=i t-13-3=j t-13-4=i t-13-5=j t-14-1=n t-14-2=j t-14-3=j t-14-4=j t-14-5=j t-15-1=s t-15-2=s t-15-3=i t-15-4=i t-15-5=s t-16-1=n t-16-2=u t-16-3=n t-16-4=n t-16-5=n',
  'blog 800 600 svg':
    'packing=j weekend-ha-long=n big-wheel=n ha-noi-autumn=i induction-stove=m tet-at-home=n mid-autumn=u laundry=i work-away=i early-check-in=s market-pantry=j slow-afternoon=j north-by-train=u',
  'reviews 480 480 svg': 'arrival=j sea-morning=s kitchen=r family-night=i reader=i',
  ' 640 480 svg': 'no-image=i',
};
