-- Domains at which strangers have mailboxes: the limits of one domain do not hold for them.

create table private.waitlist_providers (domain text primary key);
comment on table private.waitlist_providers is
  'The ISPDB, which Thunderbird keeps (March 2026), and the providers of Spain and Latin America that it lacks.';

insert into private.waitlist_providers (domain)
select regexp_split_to_table(btrim('
  123mail.dk 126.com 12fuel.dk 12mail.dk 12move.dk 163.com 2die4.com 2night.dk 2senior.dk 9260.dk a1.net
  accountant.com active24.com activist.com adexec.com adres.pl africamail.com aim.com aircraftmail.com alabama.usa.com
  alaska.usa.com alice.it allergist.com alumni.com alumnidirector.com am0.yahoodns.net americamail.com ameritech.net
  amethyst.broba.cc amorki.pl amorous.com anarki.dk anderledes.dk angelic.com aon.at archaeologist.com arcor.de
  arizona.usa.com artlover.com arubapec.it asia-mail.com atheist.com att.net australiamail.com autograf.pl backbone.dk
  bartender.net bay.gunmanet.ne.jp bay.gunmanet.or.jp bay.wind.co.jp bay.wind.jp bay.wind.ne.jp bb-niigata.jp
  bc.iij4u.or.jp bedstemail.dk begavet.dk belgacom.net bell.net bellsouth.net bemybaby.dk berlin.com bigger.com
  biglobe.ne.jp bigpond.com bigpond.net bigpond.net.au bikerider.com birdlover.com bitnisse.dk bk.iij4u.or.jp bk.ru
  blader.com blu.it bluemail.ch bluewin.ch blueyonder.co.uk boardermail.com bol.com.br bp.iij4u.or.jp brazilmail.com
  bresnan.net brew-master.com btinternet.com btopenworld.com bu.iij4u.or.jp buziaczek.pl california.usa.com
  californiamail.com caress.com casema.nl catlover.com cc9.ne.jp cek.ne.jp centurylink.net centurytel.net cgl.ucsf.edu
  charter.net cheerful.com chef.net chello.nl chemist.com chinamail.com christensen.dk christiansen.dk city.dk
  clds.net clerk.com cliffhanger.com clio.ne.jp cloudeu.xion.oxcs.net cloudus.xion.oxcs.net club-internet.fr
  clustermail.de co1.wind.jp co1.wind.ne.jp co2.wind.jp co2.wind.ne.jp co3.wind.jp co3.wind.ne.jp coastalnow.net
  cochill.net collector.org columnist.com comcast.net comic.com compuserve.com computer4u.com consultant.com
  contractor.net cool.dk coolsite.net coral.broba.ccv corp.mail.ru counsellor.com count.com couple.com cox.net cs.com
  cswnet.com cty-net.com cty-net.ne.jp currently.com cutey.com cyber-wizard.com cyberdude.com cyberdude.dk
  cybergal.com cyberia.pl cyberjunkie.dk dallasmail.com dan.gunmanet.ne.jp dan.gunmanet.or.jp dan.wind.co.jp
  dan.wind.jp dan.wind.ne.jp dancemail.dk daum.net dbzmail.com dd.iij4u.or.jp deliveryman.com diamond.broba.cc
  diplomats.com disciples.com doctor.com doglover.com dondominio.com doramail.com dr.com dublin.com e-box.dk e-mail.dk
  e-postboks.dk e23.jp earthling.net earthlink.net educa.madrid.org elinstallatoer.dk elpasotel.net elsker.dk elvis.dk
  elvisfan.com emadisonriver.com emadisonriver.net email.com email.cz email.dk email.gmx email.it emailsrvr.com
  embarqmail.com engineer.com englandmail.com eriksen.dk europe.com europemail.com execs.com fald.dk fan.com
  fastwebnet.it fedt.dk feelings.com feminin.dk ff.iij4u.or.jp financier.com fireman.net flash.net flirt.dk
  florida.usa.com footballer.com forening.dk fraekkert.dk frandsen.dk frederiksen.dk free.fr freeler.nl funkymail.dk
  gadefejer.dk gaf-net.dk gallatinriver.net gandi.net gardener.com garnet.broba.cc gason.dk geologist.com
  germanymail.com giallo.it gigahost.dk gigapec.it gmail.com gmx.biz gmx.info gmx.org go.tvm.ne.jp go2.pl go4more.de
  goo.jp google.com googlemail.com graduate.org gransy.com graphic-designer.com grics.net grin.dk groovymail.dk
  grov.dk gulftel.com hackermail.com hahah.nl hairdresser.net hal.ne.jp hammergod.dk hana.or.jp hansen.dk
  hardworking.dk heaven.dk heavymail.dk hemmelig.dk henningsen.dk henriksen.dk hetnet.nl hh.iij4u.or.jp hilarious.com
  hippie.dk hockeymail.com home.nl homemail.com hot-shot.com hour.com huleboer.dk humanoid.net husk-mig.dk
  hyperpost.dk i.softbank.jp ic-net.or.jp icloud.com iijmio-mail.jp iiyama-catv.ne.jp illinois.usa.com iloveu.dk
  iname.com inbound.dk inbox.eu inbox.la inbox.lt inbox.lv inbox.ru indbakke.dk inet-shibata.or.jp infile.dk info.dk
  ingpec.eu innocent.com inorbit.com instruction.com instructor.net insurer.com internetserver.cz inwind.it io.dk
  iol.it ipax.at irelandmail.com ispgateway.de it.dk italymail.com iversen.dk iwafune.ne.jp ix.netcom.com jacobsen.dk
  jakobsen.dk janis.or.jp japan.com jazztel.es jet.ne.jp ji.jet.ne.jp johansen.dk journalist.com jubii.dk jubiichat.dk
  jubiiconnect.dk jubiigames.dk jubiimail.dk jubiipost.dk jubiipostadresse.dk jyde.dk k1.gunmanet.ne.jp
  k1.gunmanet.or.jp k1.wind.jp k1.wind.ne.jp kabelmail.de kelcom.net keromail.com kidcity.be kittymail.com
  kk.iij4u.or.jp kl.gunmanet.ne.jp kl.gunmanet.or.jp kl.wind.co.jp kl.wind.jp kl.wind.ne.jp klog.dk knudsen.dk knus.dk
  kokuyou.ne.jp koreamail.com kpnmail.nl kpnplanet.nl krudt.dk kulturel.dk kundenserver.de kvalme.dk laposte.net
  larsen.dk laursen.dk lawyer.com lazy.dk legislator.com libero.it linuxmail.org list.ru livemail.tw london.com
  loveable.com lovecat.com lystig.dk m2.cty-net.ne.jp m3.cty-net.ne.jp m4.cty-net.ne.jp m5.cty-net.ne.jp
  m6.cty-net.ne.jp m7.cty-net.ne.jp m8.cty-net.ne.jp m9.cty-net.ne.jp ma100.tiki.ne.jp mac.com mad.scientist.com
  madisonriver.biz madonnafan.com madrid.com madsen.dk magenta.de mahoroba.ne.jp mail-mig.dk mail.am0.yahoodns.net
  mail.com mail.dk mail.ee mail.gm0.yahoodns.net mail.gmx mail.gunmanet.jp mail.gunmanet.ne.jp mail.gunmanet.or.jp
  mail.iwafune.ne.jp mail.jubii.dk mail.org mail.protection.outlook.com mail.ru mail.wind.co.jp mail.wind.jp
  mail.wind.ne.jp mail4.dk mail6.dk mail8.dk maildanmark.dk mailroyal.dk mailster.dk manmail.dk marchmail.com
  maskulin.dk mathiesen.dk me.com mebtel.net mein.gmx meo.pt messagingengine.com mexicomail.com mikaelsen.dk
  mikkelsen.dk min-postkasse.dk mindless.com mindspring.com minister.com minprivatemail.dk miobox.jp miomio.jp mit.edu
  ml.murakami.ne.jp ml.shibata.ne.jp mnet.ne.jp mobsters.com monarchy.com mopera.net mortensen.dk moscowmail.com
  mtel.tel multiweb.nl munich.com musician.org muslim.com musling.dk mx1.tiki.ne.jp mx2.et.tiki.ne.jp mx2.tiki.ne.jp
  mx2.wt.tiki.ne.jp mx21.tiki.ne.jp mx22.tiki.ne.jp mx3.et.tiki.ne.jp mx3.tiki.ne.jp mx31.tiki.ne.jp mx32.tiki.ne.jp
  mx35.tiki.ne.jp mx36.tiki.ne.jp mx4.et.tiki.ne.jp mx4.tiki.ne.jp mx41.tiki.ne.jp mx5.et.tiki.ne.jp mx5.tiki.ne.jp
  mx51.et.tiki.ne.jp mx51.tiki.ne.jp mx52.tiki.ne.jp mx6.et.tiki.ne.jp mx6.tiki.ne.jp mx61.tiki.ne.jp mx7.tiki.ne.jp
  mx71.tiki.ne.jp mx8.tiki.ne.jp mx81.tiki.ne.jp mx82.tiki.ne.jp mx9.tiki.ne.jp mx91.tiki.ne.jp mypec.eu myself.com
  myyahoo.com narod.ru natteliv.dk naver.com netbruger.dk netscape.com netscape.net neuf.fr newyork.usa.com
  nicemail.dk nifty.com nili.ca nn.iij4u.or.jp nospam.dk nsat.jp ntlworld.com null.net nvbell.net nycmail.com nyu.edu
  o2.pl oath.com ocn.ad.jp ocn.ne.jp office365.com olc.protection.outlook.com olesen.dk on.nl one.com one.cz
  onet.com.pl onet.eu onet.pl online.de onlinehome.de onmicrosoft.com onsbrabantnet.nl onsmail.nl onsnet.nu
  onsneteindhoven.nl onsnetnuenen.nl op.pl opoczta.pl optician.com ovh.net pacbell.net pacificwest.com parabox.or.jp
  pdx.edu pec.it pedal.dk pedersen.dk pengemand.dk peoplepc.com petersen.dk petlover.com photographer.net planet.nl
  playful.com po.gunmanet.ne.jp po.gunmanet.or.jp po.wind.co.jp po.wind.jp po.wind.ne.jp pobox.com poczta.onet.eu
  poczta.onet.pl poetic.com pokerface.dk politician.com pop.shibata.ne.jp popme.dk popstar.com post.com post.cz
  postecert.it posteo.at posteo.be posteo.ca posteo.ch posteo.cl posteo.co posteo.co.uk posteo.com posteo.com.br
  posteo.cr posteo.cz posteo.de posteo.dk posteo.ee posteo.es posteo.eu posteo.fi posteo.gl posteo.gr posteo.hn
  posteo.hr posteo.hu posteo.ie posteo.in posteo.is posteo.it posteo.jp posteo.la posteo.li posteo.lt posteo.lu
  posteo.me posteo.mx posteo.my posteo.net posteo.nl posteo.no posteo.nz posteo.org posteo.pe posteo.pl posteo.pm
  posteo.pt posteo.ro posteo.se posteo.sg posteo.si posteo.tn posteo.uk posteo.us postman.dk poulsen.dk pp.iij4u.or.jp
  presidency.com priest.com privatmail.dk privatpost.dk prodigy.net programmer.net prokonto.pl proximus.be
  pseudonim.pl ptd.net publicist.com q.com qq.com quake.dk quicknet.nl rambler.ru rasmussen.dk razcall.com razcall.nl
  ready.dk realtyagent.com reborn.com rediffmail.com reggaefan.com religious.com repairman.com representative.com
  republika.pl rescueteam.com retromail.dk revenue.com ringmybell.dk rocketmail.com rocketship.com rockfan.com
  rome.com royal.net rr.com rr.iij4u.or.jp runestone.net rzone.de saintly.com salesperson.net sanfranmail.com sapo.ao
  sapo.cv sapo.mz sapo.pt sapo.tl sbcglobal.net schlund.de schwaz.net scientist.com scotlandmail.com secret.dk
  secretary.net secureserver.net seductive.com sexysurfer.dk seznam.cz sfr.fr simonsen.dk singapore.com skrivnu.dk
  sky.com skynet.be sleepy.dk smtp.cz snakebite.com snelnet.net snet.net so.wind.jp so.wind.ne.jp sofort-start.de
  sofort-surf.de sofortstart.de sofortsurf.de songwriter.net soon.com sorensen.dk spainmail.com spectrum.net spoko.pl
  spoluzaci.cz sporty.dk ss.iij4u.or.jp strato.de studenti.univr.it submail.dk superbruger.dk svendsen.dk swbell.net
  sympatico.ca t-online.de talent.dk talk21.com tanke.dk tastmig.dk taxidriver.dk teachers.org techie.com
  technologist.com teens.dk teknik.dk telfort.nl telstra.com teol.net texas.usa.com thegame.com therapist.net
  thinline.cz thomsen.dk tiki.ne.jp tim.it tip.nl tiscalimail.nl tjekket.dk tlen.pl toke.com tokyo.com toothfairy.com
  trashcan.dk trustme.dk tvstar.com umich.edu umpire.com ungdom.dk uol.com.br upcmail.nl usa.com uymail.com
  verizon.net vestergaard.dk video.dk vip.onet.pl virgilio.it virgin.net virginmedia.com vittig.dk vm.aikis.or.jp
  vodafonemail.de vp.pl vp.tiki.ne.jp wallet.com wanadoo.fr wans.net web.de webhuset.no webname.com websupport.sk
  weirdness.com who.net whoever.com wildwildweb.dk windowslive.com winning.com witty.com wmconnect.com wo.cz
  worker.com workmail.com worldmail.cz worldonline.cz wp.pl writeme.com wxs.nl x-il.jp xp.wind.jp xs4all.nl xtra.co.nz
  ya.ru yahoodns.net ybb.ne.jp yeah.net your-server.de yours.com zeelandnet.nl zeggis.com zeggis.nl ziggo.nl
  ziggomail.com zinders.nl zohocloud.ca zohomailcloud.ca zoomail.dk zybermail.dk
', E' \n'), '\s+');

insert into private.waitlist_providers (domain)
select regexp_split_to_table(btrim('
  adinet.com.uy arnet.com.ar cablenet.com.ni cantv.net caribe.net ciudad.com.ar claro.com.do codetel.net.do coqui.net
  entel.cl epm.net.co eresmas.com etb.net.co euskaltel.net fastmail.com fastmail.fm fibertel.com.ar globo.com
  hispavista.com ice.co.cr ig.com.br infinitum.com.mx infovia.com.ar jazzfree.com manquehue.net masmovil.es
  montevideo.com.uy movistar.es mundo-r.com oi.com.br ono.com pm.me prodigy.net.mx proton.me protonmail.ch
  protonmail.com r7.com racsa.co.cr speedy.com.ar speedy.com.pe telecable.es telefonica.com.pe telefonica.net
  tigo.com.gt tuta.com tuta.io tutanota.com une.net.co vtr.net wanadoo.es ya.com yoigo.com zipmail.com.br
', E' \n'), '\s+');

-- What counts as one domain: the last two labels, or three where a country's second level is open to everybody (com.ar,
-- co.uk). Its words are those that stand under five or more countries in the Public Suffix List. The owner of a domain
-- can make as many names below it as they like. Null where strangers have mailboxes: at the providers of the table, and
-- at the brands that have a domain in many countries.
create function private.domain_key(p_email text) returns text language sql stable strict set search_path = '' as $$
  select private.keyed_hash('domain', substring(host from '[^.]+\.(?:'
    || '(?:org|net|com|gov|edu|co|mil|ac|info|biz|nom|gob|name|int|or|web|tv|sch|pro|tm|go|me|asso|med|id|coop|sc'
    || '|art|ne|gouv|ai|store|ind|in|firm)\.[a-z]{2}|[^.]+)$'))
  from split_part(p_email, '@', 2) as host
  where not exists (select from private.waitlist_providers where domain = host)
    and host !~ ('^(hotmail|live|outlook|msn|yahoo|ymail|aol|gmx|yandex|zoho|zohomail|tiscali|terra|orange|vodafone)'
      || '\.(com|net|[a-z]{2}|com?\.[a-z]{2})$')
$$;
