# language: es
Característica: Un préstamo nuevo
  Quien pide un préstamo sabe cómo está con él, y por dónde sigue.

  Regla: El encabezado dice qué se pide

    @OFF-01
    Esquema del escenario: Se pide <qué>
      Dado que <persona> ingresó
      Cuando abre "/nuevo-prestamo<consulta>"
      Entonces ve la pantalla "<encabezado>"

      Ejemplos:
        | persona | qué                     | consulta                  | encabezado                         |
        | Marta   | lo de siempre           |                           | Nuevo préstamo                     |
        | Marta   | una recarga             | ?product=19&subproduct=69 | Recarga de celular                 |
        | Marta   | el pago de un servicio  | ?product=19&subproduct=91 | Pago de servicios                  |
        | Diego   | la activación de la línea | ?product=46&subproduct=97 | Activación de tu línea de crédito  |
        | Marta   | otro préstamo           | ?product=19&subproduct=55 | Nuevo préstamo                     |
        | Marta   | algo que no se entiende | ?product=x&subproduct=-1  | Nuevo préstamo                     |

    @OFF-01
    Escenario: Se pide ese producto, y no otro
      Dado que Marta ingresó
      Cuando abre "/nuevo-prestamo?product=19&subproduct=69"
      Entonces en la pantalla lee "Podés pedir hasta $ 30.000"

  Regla: Se sigue con lo último que se pidió, o con una oferta reciente

    @OFF-02 @OFF-06 @camino
    Escenario: Sofía retoma lo que pidió
      Dado que Sofía ingresó
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo en curso
      Y lo que pidió es:
        | Importe               | $ 300.000,00               |
        | Cuotas                | 12 cuotas de $ 39.618,50   |
        | En total vas a pagar  | $ 475.422,00               |
        | Lo empezaste el       | 20 de noviembre de 2026    |
      Y sigue en "https://www.example.com.ar/prestamos/continuar?hashKey=h-93e1b7c0"

    @OFF-02
    Escenario: Marta no pidió ninguno, y recibe una oferta
      Dado que Marta ingresó
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo para pedir
      Y en la pantalla lee "Podés pedir hasta $ 350.000"

    @OFF-02
    Esquema del escenario: A los <minutos> minutos la oferta es <oferta>
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Cuando vuelve a los <minutos> minutos
      Entonces sigue con <oferta>

      Ejemplos:
        | minutos | oferta      |
        | 10      | la misma    |
        | 11      | otra        |

    @OFF-02
    Escenario: Otra pestaña sigue con la misma oferta
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Cuando lo abre en otra pestaña
      Entonces sigue con la misma

    @OFF-02 @SES-13
    Escenario: Al salir no queda la oferta
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Cuando cierra la sesión en otra pestaña
      Entonces en el dispositivo ya no queda "newLoanOffer"

  Regla: Cada situación dice por dónde seguir

    @OFF-03
    Escenario: La solicitud de Iván fue rechazada
      Dado que Iván ingresó
      Cuando abre "un préstamo nuevo"
      Entonces ve que por ahora no se le ofrece un préstamo
      Y puede volver al inicio

    @OFF-03
    Esquema del escenario: A <persona> se le dice cómo está lo suyo, sin códigos
      Dado que <persona> ingresó
      Cuando abre "/nuevo-prestamo<consulta>"
      Entonces la pantalla dice:
        | <situación> |
        | <detalle>   |
        | <sigue>     |
      Y en la pantalla no hay códigos para la atención

      Ejemplos:
        | persona | consulta                  | situación                              | detalle                                                                  | sigue                    |
        | Diego   | ?product=46&subproduct=97 | La activación de tu línea está en curso | Seguí para terminar de activarla.                                        | Seguir con la activación |
        | Sofía   |                           | Tenés un préstamo en curso             | Ya empezaste a pedirlo. Podés seguir donde lo dejaste.                   | Seguir con mi préstamo   |
        | Marta   |                           | Tenés un préstamo para pedir           | Elegí el importe y las cuotas. Antes de aceptar vas a ver cuánto cuesta. | Empezar                  |

    @OFF-03
    Escenario: Un préstamo del que falta elegir las cuotas está por empezar
      Dado que Sofía ingresó
      Y que su última solicitud no tiene cuotas elegidas
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo para pedir

    @OFF-03
    Esquema del escenario: Mientras falta elegir algo se está por empezar: <falta>
      Dado que Sofía ingresó
      Y que su última solicitud pide "<importe>" en "<cuotas>" cuotas de "<cuota>"
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo para pedir

      Ejemplos:
        | falta              | importe | cuotas | cuota |
        | el importe         |         | 12     | 39618 |
        | las cuotas         | 300000  |        | 39618 |
        | la cuota           | 300000  | 12     |       |
        | un importe de cero | 0       | 12     | 39618 |
        | cero cuotas        | 300000  | 0      | 39618 |
        | una cuota de cero  | 300000  | 12     | 0     |

    @OFF-03 @OFF-06
    Escenario: Lo más chico que se puede pedir también está en curso
      Dado que Sofía ingresó
      Y que su última solicitud pide "0.01" en "1" cuotas de "0.01"
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo en curso

    @OFF-03
    Escenario: Una oferta de cero no es una oferta
      Dado que Marta ingresó
      Y que la oferta es de hasta $ 0
      Cuando abre "un préstamo nuevo"
      Entonces ve que no hay una oferta

    @OFF-03 @OFF-04
    Escenario: Sin oferta también se explica
      Dado que Marta ingresó
      Y que no hay ofertas
      Cuando abre "un préstamo nuevo"
      Entonces ve que no hay una oferta
      Y puede volver al inicio

  Regla: Una oferta que tarda se pide de nuevo

    @OFF-04
    Escenario: Mientras otra oferta está en curso se pide paciencia
      Dado que Marta ingresó
      Y que hay otra oferta en curso
      Cuando abre "un préstamo nuevo"
      Entonces mientras se prepara otra lee "Se está preparando otra oferta para vos. Volvemos a consultar en unos segundos: no cierres esta pantalla."

    @OFF-04
    Escenario: A los cuatro segundos se pide de nuevo
      Dado que Marta ingresó
      Y que la oferta responde 1 vez que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y pasan 5 segundos
      Entonces ve que tiene un préstamo para pedir

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
      Y pasan 5 segundos
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
    Esquema del escenario: <consulta> responde <estado>
      Dado que Marta ingresó
      Y que la consulta de "<consulta>" responde <estado>
      Cuando abre "un préstamo nuevo"
      Entonces ve la pantalla "No pudimos buscar tu préstamo"
      Y puede volver al inicio

      Ejemplos:
        | consulta              | estado |
        | la última solicitud   | 400    |
        | la oferta nueva       | 403    |
        | la oferta             | 404    |
        | la oferta nueva       | 409    |
        | la oferta             | 500    |

    @OFF-04
    Escenario: Lo que no se puede leer tampoco deja la pantalla en blanco
      Dado que Marta ingresó
      Y que la consulta de "la oferta" no se puede leer
      Cuando abre "un préstamo nuevo"
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: offers.findOffer"

    @OFF-04
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

  Regla: Lo que se espera se dice, y de lo que no hay se sale por chat

    @OFF-02
    Escenario: Mientras se busca la oferta se dice qué se espera
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Nuevo préstamo                       |
        | Buscando lo que podemos ofrecerte |

    @OFF-06
    Escenario: Mientras se busca lo que pidió se dice
      Dado que Sofía ingresó y está en "un préstamo nuevo"
      Y que la consulta de "la solicitud" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Buscando lo que pediste |
      Y mientras tanto quien no ve la pantalla oye:
        | Lo que pediste |

    @OFF-03
    Escenario: Marta lee hasta cuánto puede pedir
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Entonces la pantalla dice:
        | Podés pedir hasta $ 350.000 |

    @OFF-03
    Escenario: Del rechazo se pregunta por chat
      Dado que Iván ingresó y está en "un préstamo nuevo"
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Ir al inicio                                  | /inicio                     |
        | Escribir por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @OFF-03
    Escenario: Donde el prestamista no tiene una página para seguir se sigue por chat
      Dado que el prestamista no tiene una página para pedir préstamos
      Y que Marta ingresó y está en "un préstamo nuevo"
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Seguir por WhatsApp (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                                   | /inicio                     |
