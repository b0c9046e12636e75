### Partidele care pot fi urmărite, în română.

menu-demos = Partide demonstrative…
home-demo = Urmărește o partidă demonstrativă
home-demo-hint = Trei partide întregi, cu bănuielile ambilor jucători.
demo-list-title = Partide demonstrative
demo-list-intro = Se văd ambele armate, cu literele a ceea ce credea fiecare jucător despre celălalt. Parcurge partida pas cu pas sau las-o să se deruleze singură.
demo-title = Demonstrație: { $name }
demo-others = Alte partide
demo-letters = Piesele presupuse ca litere
demo-enemy-black = Inamicul mereu negru

demo-mate = Un atac nevăzut
demo-mate-about = Regulile StrategicEncounter, 18 mutări până la mat: capturi posibile cu pionii, șahuri și refuzuri care spun multe.
demo-queen = Pionul care nu era acolo
demo-queen-about = Regulile StrategicEncounter, 24 de mutări până la cedare: o captură en passant căutată unde nu trebuie, o transformare, o vânătoare de rege.
demo-moving-about = Fără partidă: mută cum dorești piesele proprii și pe cele presupuse, ca să te deprinzi.
demo-english = „Any?”
demo-english-about = Regulile englezești, 15 mutări până la mat: întrebarea despre capturile cu pionii și răspunsul la ea.

## Un atac nevăzut

demo-mate-start = Albul joacă de jos. Literele roșii arată unde crede Albul că sunt piesele Negrului, cele verzi unde crede Negrul că sunt ale Albului.
demo-mate-try = Negrul aude că unul dintre pionii lui poate captura. Pionul e ar putea lua pe d4 sau f4: pune piesa presupusă pe d4 și un cub pe f4, câmpul mai puțin probabil.
demo-mate-taken = Acum poate captura și un pion alb: pe d4 stă pionul Negrului, iar pionul c îl poate lua înapoi.
demo-mate-check = Șah pe diagonală. Albul mută nebunul presupus pe b4: nimic altceva nu ajunge pe linia aceea.
demo-mate-slide = Șahul a fost oprit fără ca regele să mute, deci ceva stă la mijloc. Nebunul Negrului alunecă pur și simplu până dă peste piesă, pe d2.
demo-mate-no = O singură captură cu pionul și doi pioni care ar putea s-o facă. dxc5 primește NU; așadar era exd5. Un NU costă puțin timp și îl aud amândoi.
demo-mate-plan = Albul nu vede regele, dar rocada e o presupunere bună. Nebunul și calul sunt îndreptați spre h7, câmp pe care Albul l-a evidențiat.
demo-mate-guarded = Negrul încearcă să ia pe h7. NU îi spune că nebunul este apărat; regele se dă la o parte. Albul știe acum unde se află regele.
demo-mate-quiet = Cele mai tari mutări sunt tăcute. Nimeni nu-i spune Negrului că dama a ajuns pe h5.
demo-mate-discovered = Nebunul pleacă de pe coloană: șah de-a lungul ei. Negrul încearcă fxg6 și Kh7, ambele refuzate, și se întoarce pe g8.
demo-mate-end = Mat. Literele Negrului arată cât de târziu a fost înțeles pericolul.

## Pionul care nu era acolo

demo-queen-start = Albul joacă de jos. Privește literele: fiecare jucător așază inamicul așa cum ar juca el însuși.
demo-queen-try = Negrul aude că un pion poate captura și renunță. Și înaintarea este un răspuns; se pierde numai ocazia de a lua.
demo-queen-count = Pionul c al Negrului a înaintat două câmpuri. Albul aude „o captură cu pionul” și are mai multe capturi de ales; cuburile însemnează două dintre câmpuri.
demo-queen-ghost = cxb5 și exf5 primesc NU; a treia încercare ia en passant. Captura se anunță pe c5, unde stătea pionul Negrului, pe când pionul Albului este pe c6.
demo-queen-wrong = Negrul caută pe c5: dxc5 primește NU. Nu i se anunțase nicio captură cu pionul, deși doi pioni ai lui apără c5. Tăcerea spune că pionul e altundeva, dar el merge mai departe.
demo-queen-rook = Încă o captură cu pionul, pe b7. Acum Negrul știe ce a trecut pe lângă el.
demo-queen-guard = Calul eliberează ultima linie, ca dama să apere turnul. Mai mult nu se poate face.
demo-queen-queen = Pionul ia turnul și devine damă; după aceste reguli transformarea li se anunță amândurora.
demo-queen-cubes = Albul a mutat un nebun lângă un pion fără să știe și îl pierde. Astfel de întâmplări fac parte din joc.
demo-queen-trade = Schimburile îl avantajează pe cel cu mai multe piese. Câmpul fiecărei capturi este cunoscut, așa că următoarea captură acolo se încearcă aproape fără risc.
demo-queen-lift = Turnul ajunge pe g3 prin e3. Negrul bănuiește ceva pe acea coloană și împinge pionul g.
demo-queen-tear = Nebunul se sacrifică pe g6 pentru doi pioni: regele va rămâne descoperit.
demo-queen-net = Dama a dat șah pe coloana g; regele s-a dus în colț. Turnul îl poate căuta pe coloana h.
demo-queen-end = Două încercări sunt refuzate. A rămas un singur răspuns, care doar amână matul: Negrul cedează.

## „Any?”

demo-english-start = După regulile englezești nimeni nu află nechemat de capturile cu pioni. Un jucător poate întreba „Any?”, iar după „da” trebuie să încerce una.
demo-english-any = Pionul Albului a ajuns pe d4. Negrul bănuiește și va întreba.
demo-english-take = Răspunsul a fost da, iar prima încercare a reușit. Arbitrul spune câmpul capturii, dar nu și ce s-a luat.
demo-english-castle = Ambii regi stau acasă, după pionii lor, pe flancuri opuse. Niciun jucător nu știe: literele Negrului îl arată pe Alb cu rocada pe celălalt flanc.
demo-english-forced = Albul întreabă, aude da și ia pe d5. Dacă răspunsul era da și captura nedorită, tot ar fi datorat o încercare.
demo-english-none = Negrul a întrebat „Any?”, iar răspunsul a fost nu. Ia în schimb cu calul.
demo-english-greed = Dama a câștigat un turn întreg. Lăcomia e primejdioasă când cealaltă damă nu se vede.
demo-english-both = Nebunul iese cu două amenințări, de care Albul nu aude nimic: la dama din colț și la c2.
demo-english-end = Negrul ia pe c2, bănuind că Albul a făcut rocada acolo. Este mat.
