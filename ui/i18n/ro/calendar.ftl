### Întâlnirile, mementourile lor și fișierele de calendar, în română.

menu-calendar = Calendar
calendar-title = Calendar
calendar-view = Afișare
calendar-view-month = Lună
calendar-view-agenda = Agendă
calendar-new = Întâlnire nouă
calendar-import = Importă…
calendar-export = Exportă…
calendar-previous = Luna precedentă
calendar-next = Luna următoare
calendar-today = Astăzi
calendar-home = Orele sunt cele din { $zone }.
calendar-day =
    { $count ->
        [0] { $day }, nimic planificat
        [one] { $day }, o întâlnire
        [few] { $day }, { $count } întâlniri
       *[other] { $day }, { $count } de întâlniri
    }
calendar-more = încă { $count }
calendar-day-empty = Nimic planificat în această zi.
calendar-agenda-empty = Nimic planificat pentru următoarele douăsprezece luni.
calendar-empty-how = O întâlnire îți amintește din timp de o partidă, la ora ta și la ora adversarului.
calendar-against = cu { $opponent }
calendar-there = { $time } în { $zone }
calendar-there-of = { $time } pentru { $opponent }
calendar-repeated = se repetă
calendar-change = Schimbă
calendar-delete = Șterge
calendar-delete-title = Ștergi întâlnirea?
calendar-delete-question =
    { $repeated ->
        [yes] „{ $title }” se șterge cu toate repetările și mementourile.
       *[no] „{ $title }” se șterge cu mementourile ei.
    }

## O întâlnire

appointment-new = Întâlnire nouă
appointment-change = Schimbă întâlnirea
appointment-title = Titlu
appointment-opponent = Adversar
appointment-rules = Joc
appointment-rules-open = Încă nestabilit
appointment-minutes = Timp inițial, minute
appointment-increment = Increment, secunde
appointment-date = Ziua
appointment-time = Ora
appointment-zone = În fusul orar
appointment-length = Durata, minute
appointment-opponent-zone = Fusul orar al adversarului
appointment-opponent-zone-unknown = Necunoscut
appointment-leads = Amintește-mi
appointment-lead =
    { $unit ->
        [start] La început
        [minutes]
            { $count ->
                [one] Cu un minut înainte
                [few] Cu { $count } minute înainte
               *[other] Cu { $count } de minute înainte
            }
        [hours]
            { $count ->
                [one] Cu o oră înainte
                [few] Cu { $count } ore înainte
               *[other] Cu { $count } de ore înainte
            }
        [days]
            { $count ->
                [one] Cu o zi înainte
                [few] Cu { $count } zile înainte
               *[other] Cu { $count } de zile înainte
            }
       *[weeks]
            { $count ->
                [one] Cu o săptămână înainte
                [few] Cu { $count } săptămâni înainte
               *[other] Cu { $count } de săptămâni înainte
            }
    }
appointment-repeat = Se repetă
appointment-repeat-never = Niciodată
appointment-repeat-day = Zilnic
appointment-repeat-week = Săptămânal
appointment-repeat-month = Lunar
appointment-interval = { $every ->
    [day] La câte zile
    [week] La câte săptămâni
   *[month] La câte luni
  }
appointment-end = Se încheie
appointment-end-after = După … repetări
appointment-end-on = Într-o zi
appointment-times = De câte ori (cel mult { $most })
appointment-last = Ultima zi
appointment-notes = Note
appointment-save = Salvează
appointment-look = { $here } aici
appointment-look-there = { $here } aici, { $there } pentru adversar
appointment-look-count =
    { $count ->
        [one] Are loc o singură dată.
        [few] Are loc de { $count } ori.
       *[other] Are loc de { $count } de ori.
    }
appointment-look-never = Ceasurile se dau atunci înainte: se înțelege primul moment de după.
appointment-look-twice = Ceasurile se dau atunci înapoi și arată ora de două ori: se înțelege momentul mai devreme.

appointment-bad-date = Scrie ziua ca an-lună-zi, de exemplu { $example }.
appointment-bad-time = Scrie ora ca ore și minute, de exemplu 19:00.
appointment-bad-number = Scrie un număr întreg de la { $least } la { $most }.
appointment-bad-minutes = Scrie minutele ca număr, de exemplu 45 sau 12,5.
appointment-fault-no-title = O întâlnire are nevoie de un titlu.
appointment-fault-text-too-long = Un titlu și un nume au cel mult 100 de caractere, notele cel mult 2.000.
appointment-fault-year = Anul trebuie să fie între 1970 și 9999.
appointment-fault-length = O întâlnire durează între un minut și o săptămână.
appointment-fault-repeat = Repetarea trebuie să se încheie, după începutul ei și după cel mult 520 de repetări.
appointment-fault-leads = Sunt permise cel mult zece mementouri, niciunul cu mai mult de patru săptămâni înainte.
appointment-fault-no-id = Întâlnirea nu are identificator.

## Mementouri

reminder-body =
    { $unit ->
        [missed] Memento ratat: trebuia să înceapă la { $when }.
        [now] Începe acum, la { $when }.
        [minutes]
            { $count ->
                [one] Începe peste un minut, la { $when }.
                [few] Începe peste { $count } minute, la { $when }.
               *[other] Începe peste { $count } de minute, la { $when }.
            }
        [hours]
            { $count ->
                [one] Începe peste o oră, la { $when }.
                [few] Începe peste { $count } ore, la { $when }.
               *[other] Începe peste { $count } de ore, la { $when }.
            }
       *[days]
            { $count ->
                [one] Începe peste o zi, la { $when }.
                [few] Începe peste { $count } zile, la { $when }.
               *[other] Începe peste { $count } de zile, la { $when }.
            }
    }
reminder-late = Acest memento vine târziu.
reminder-opponent = Adversar: { $opponent }.
reminder-when =
    { $month ->
        [1] { $time } pe { $day } ianuarie { $year }
        [2] { $time } pe { $day } februarie { $year }
        [3] { $time } pe { $day } martie { $year }
        [4] { $time } pe { $day } aprilie { $year }
        [5] { $time } pe { $day } mai { $year }
        [6] { $time } pe { $day } iunie { $year }
        [7] { $time } pe { $day } iulie { $year }
        [8] { $time } pe { $day } august { $year }
        [9] { $time } pe { $day } septembrie { $year }
        [10] { $time } pe { $day } octombrie { $year }
        [11] { $time } pe { $day } noiembrie { $year }
       *[12] { $time } pe { $day } decembrie { $year }
    }

## Fișiere de calendar

import-title = Importă un calendar
import-file = Fișier de calendar (.ics)
import-drop = Alege un fișier sau trage-l aici. Nu se păstrează nimic înainte să vezi ce conține.
import-found =
    { $count ->
        [0] Nu conține nimic ce poate fi păstrat.
        [one] O întâlnire poate fi păstrată:
        [few] { $count } întâlniri pot fi păstrate:
       *[other] { $count } de întâlniri pot fi păstrate:
    }
import-news-new = nouă
import-news-changed = o schimbă pe a ta
import-news-same = există deja
import-left-end = Repetarea a primit un sfârșit.
import-left-repetition = Se repetă într-un fel care nu poate fi păstrat: rămâne doar prima dată.
import-left-exceptions = Zilele scoase sau adăugate una câte una nu se păstrează.
import-left-alarm = O alarmă nu se păstrează: nu este înainte de început, este prea devreme sau este una în plus.
import-left-text = Un text este prea lung și a fost scurtat.
import-left-length = Nu are durată: s-a luat o oră.
import-left-zone = Nu numește un fus orar: s-a luat al tău.
import-refused =
    { $count ->
        [one] O înregistrare este lăsată deoparte:
        [few] { $count } înregistrări sunt lăsate deoparte:
       *[other] { $count } de înregistrări sunt lăsate deoparte:
    }
import-untitled = Fără titlu
import-why-not-appointment = Nu este o întâlnire.
import-why-no-time = Nu spune când începe.
import-why-whole-day = Ține zile întregi.
import-why-unknown-zone = Fusul orar „{ $zone }” nu este cunoscut.
import-why-cancelled = A fost anulată.
import-why-one-occasion = Schimbă o singură zi a unei întâlniri care se repetă.
import-why-double = Apare de două ori în fișier.
import-why-too-many = Un fișier poate avea cel mult o mie de întâlniri.
import-keep =
    { $count ->
        [one] Păstrează o întâlnire
        [few] Păstrează { $count } întâlniri
       *[other] Păstrează { $count } de întâlniri
    }
import-nothing-new = Tot ce conține există deja aici.

calendar-not-text = Rândul { $line } al fișierului nu este text. Nu s-a schimbat nimic.
calendar-too-large = Fișierul depășește doi megaocteți. Nu s-a schimbat nimic.
calendar-not-calendar = Fișierul nu este un calendar: rândul { $line } nu începe unul. Nu s-a schimbat nimic.
calendar-no-value = Fișierul nu este un calendar care poate fi citit: rândul { $line } nu are valoare. Nu s-a schimbat nimic.
calendar-not-begun = Calendarul este deteriorat: pe rândul { $line } se încheie ceva ce nu a început. Nu s-a schimbat nimic.
calendar-not-ended = Calendarul este deteriorat: ce a început înainte de rândul { $line } nu se încheie. Nu s-a schimbat nimic.
calendar-too-deep = Calendarul are prea multe niveluri pe rândul { $line }. Nu s-a schimbat nimic.
calendar-format = Rândul { $line } nu este în formatul iCalendar. Nu s-a schimbat nimic.

export-title = Exportă calendarul
export-path = Fișier
export-note = Fiecare întâlnire se scrie cu fusul orar, repetarea și mementourile ei. Alte calendare pot citi fișierul.
export-write = Scrie fișierul
export-done = Calendarul a fost scris în { $path }.
file-exists = Există deja un fișier cu acest nume. Alege alt nume.
file-refused = Fișierul nu poate fi scris: { $detail }.
