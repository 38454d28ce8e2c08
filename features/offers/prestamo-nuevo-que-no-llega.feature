# language: es
Característica: Lo que no llega de un préstamo nuevo
  Lo que tarda o falla se dice, y se puede probar de nuevo.

  Regla: Una oferta que tarda se pide de nuevo

    @OFF-04
    Escenario: Mientras otra oferta está en curso se pide paciencia
      Dado que Marta ingresó
      Y que hay otra oferta en curso
      Cuando abre "un préstamo nuevo"
      Entonces mientras se prepara otra lee "Se está preparando otra oferta para vos. Volvemos a consultar en unos segundos: no cierres esta pantalla."

    @OFF-04
    Esquema del escenario: A los cuatro segundos se pide de nuevo, también a las <hora>
      Dado que Marta ingresó
      Y que la oferta responde 1 vez que hay otra en curso
      Y que en Buenos Aires son las "<hora>" del "2026-11-21"
      Cuando abre "un préstamo nuevo"
      Y pasan 4 segundos
      Entonces ve que tiene un préstamo para pedir

      Ejemplos:
        | hora         |
        | 12:00:00     |
        | 12:00:00.900 |

    @OFF-04
    Escenario: Antes de los cuatro segundos no
      Dado que Marta ingresó
      Y que la oferta responde 1 vez que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y pasan 3 segundos
      Entonces mientras se prepara otra lee "Se está preparando otra oferta para vos. Volvemos a consultar en unos segundos: no cierres esta pantalla."

    @OFF-04
    Esquema del escenario: Con <veces> respuestas de otra en curso, <qué>
      Dado que Marta ingresó
      Y que la oferta responde <veces> veces que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y espera los tres reintentos
      Entonces ve que <qué>

      Ejemplos:
        | veces | qué                               |
        | 3     | tiene un préstamo para pedir      |
        | 4     | otra oferta se está preparando    |

    @OFF-04
    Escenario: Después se puede probar a mano
      Dado que Marta ingresó
      Y que la oferta responde 4 veces que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y espera los tres reintentos
      Y prueba de nuevo
      Entonces ve que tiene un préstamo para pedir

    @OFF-04
    Escenario: La oferta que ya se pidió es la que se resuelve
      Dado que Marta ingresó
      Y que la oferta pedida responde 1 vez que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y pasan 4 segundos
      Entonces ve que tiene un préstamo para pedir
      Y pidió una sola oferta

    @OFF-04
    Escenario: En mantenimiento se dice cuándo volver
      Dado que Marta ingresó
      Y que los préstamos nuevos están en mantenimiento
      Cuando abre "un préstamo nuevo"
      Entonces ve que los préstamos nuevos están en mantenimiento
      Y en la pantalla lee "Probá de nuevo dentro de una hora."
      Y en la pantalla lee "Si nos escribís, pasanos este código: NEW_LOAN_OFFER_SERVICE_MAINTENANCE"

  Regla: Lo que falla se explica y se puede probar de nuevo

    @OFF-04
    Esquema del escenario: <consulta> responde que <motivo>
      Dado que Marta ingresó
      Y que la consulta de "<consulta>" responde que <motivo>
      Cuando abre "un préstamo nuevo"
      Entonces ve la pantalla "No pudimos buscar tu préstamo"
      Y puede volver al inicio

      Ejemplos:
        | consulta            | motivo             |
        | la última solicitud | el pedido está mal |
        | la oferta nueva     | no está permitido  |
        | la oferta           | no existe          |

    @OFF-04
    Escenario: Lo que no se puede leer tampoco deja la pantalla en blanco
      Dado que Marta ingresó
      Y que la consulta de "la oferta" no se puede leer
      Cuando abre "un préstamo nuevo"
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: offers.findOffer"

    @OFF-04 @camino
    Escenario: Cuando vuelve la conexión se llega a la oferta
      Dado que Marta ingresó
      Y que la consulta de "la oferta nueva" no llega
      Cuando abre "un préstamo nuevo"
      Y prueba de nuevo
      Entonces ve que tiene un préstamo para pedir

    @OFF-02 @OFF-04
    Escenario: La oferta que se pidió y no se supo se espera
      Dado que Marta ingresó
      Y que la respuesta de "la oferta nueva" se pierde
      Cuando abre "un préstamo nuevo"
      Y prueba de nuevo sin esperar
      Y espera los tres reintentos
      Entonces ve que tiene un préstamo para pedir

    @OFF-04
    Escenario: Quien prueba de nuevo mientras se prepara otra oferta sigue desde el título
      Dado que Marta ingresó
      Y que la oferta responde 4 veces que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y espera los tres reintentos
      Y prueba de nuevo
      Entonces ve que tiene un préstamo para pedir
      Y el foco está en el título "Nuevo préstamo"

    @OFF-06
    Escenario: Sin el detalle se puede seguir igual
      Dado que Sofía ingresó
      Y que la consulta de "el resumen de la solicitud" responde con un error
      Cuando abre "un préstamo nuevo"
      Entonces en la pantalla lee "Tuvimos un problema de nuestro lado."
      Y sigue en "https://www.example.com.ar/prestamos/continuar?hashKey=h-93e1b7c0"

    @OFF-06
    Escenario: El detalle que no vino se vuelve a pedir
      Dado que Sofía ingresó
      Y que la consulta de "la solicitud" no llega
      Cuando abre "un préstamo nuevo"
      Y prueba de nuevo
      Entonces en la pantalla lee "Importe $ 300.000,00"
