# language: es
Característica: El texto de afuera
  Lo que escribe otro no engaña a quien lo lee.

  Regla: Lo que no se ve no da vuelta ni tapa lo que tiene al lado

    @HOM-11 @GEN-14
    Esquema del escenario: <qué> se lee como está escrito
      Dado que Marta ingresó
      Y que tiene una novedad que dice, con signos que no se ven, "<escrito>"
      Cuando abre la novedad
      Entonces el cuadro dice "Tenemos novedades <leído>"

      Ejemplos:
        | qué                       | escrito                          | leído               |
        | Un texto dado vuelta      | Pagá [202E]000.21 $[202C] hoy     | Pagá 000.21 $ hoy   |
        | Una familia               | 👩[200D]👧 y 👍🏽                  | 👩‍👧 y 👍🏽             |

  Regla: Un enlace de afuera va cifrado y sin un nombre delante del sitio

    @HOM-11 @GEN-14 @camino
    Escenario: De una novedad sólo se siguen los enlaces que no engañan
      Dado que Sofía ingresó
      Y que tiene una novedad con los enlaces:
        | https://www.example.com.ar/blog    |
        | http://www.example.com.ar/blog     |
        | https://banco.example@otro.example |
        | /mis-pagos                         |
        | //otro.example                     |
        | tel:0800-222-1234                  |
        | tel:*611                           |
        | tel:%23%2321%23                    |
        | mailto:ayuda@example.com.ar        |
        | javascript:alert(1)                |
      Cuando abre la novedad
      Entonces los enlaces que se pueden seguir son:
        | https://www.example.com.ar/blog |
        | /mis-pagos                      |
        | tel:08002221234                 |
        | mailto:ayuda@example.com.ar     |

    @HOM-09 @GEN-14
    Escenario: Una novedad con imagen tampoco lleva a un sitio sin cifrar
      Dado que Sofía ingresó
      Y que las novedades con imagen son:
        | lugar | enlace                             |
        | 1     | http://www.example.com.ar/blog     |
        | 2     | https://banco.example@otro.example |
        | 3     | https://www.example.com.ar/blog    |
        | 4     | tel:*611                           |
      Cuando abre el portal
      Entonces las novedades son:
        | https://www.example.com.ar/blog       |
        | Seguí con tu préstamo Hasta $ 420.000 |
