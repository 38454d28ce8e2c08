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
        | Marta   | algo que no se entiende | ?product=x&subproduct=-1  | Nuevo préstamo                     |

    @OFF-01
    Escenario: Se pide ese producto, y no otro
      Dado que Marta ingresó
      Cuando abre "/nuevo-prestamo?product=19&subproduct=69"
      Entonces en la pantalla lee "Podés pedir hasta $ 30.000"

  Regla: Se sigue con lo último que se pidió, o con una oferta reciente

    @OFF-02 @OFF-03 @OFF-06 @camino
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

    @OFF-06
    Escenario: De lo que pidió se dice lo que el resumen dice hoy, y cuándo lo empezó
      Dado que Sofía ingresó
      Y que el resumen de su solicitud, del 21 de noviembre, pide "290000" en "10" cuotas de "41250.75"
      Cuando abre "un préstamo nuevo"
      Entonces lo que pidió es:
        | Importe               | $ 290.000,00            |
        | Cuotas                | 10 cuotas de $ 41.250,75 |
        | En total vas a pagar  | $ 412.507,50            |
        | Lo empezaste el       | 20 de noviembre de 2026 |

  Regla: Cada situación dice por dónde seguir

    @OFF-03
    Escenario: La solicitud de Iván fue rechazada
      Dado que Iván ingresó
      Cuando abre "un préstamo nuevo"
      Entonces ve que por ahora no se le ofrece un préstamo
      Y puede volver al inicio

    @OFF-03
    Esquema del escenario: A <persona> se le dice cómo está lo suyo, y el código va aparte
      Dado que <persona> ingresó
      Cuando abre "/nuevo-prestamo<consulta>"
      Entonces ve que <cómo está>
      Y la pantalla dice:
        | <detalle>   |
        | <sigue>     |
        | Si nos escribís, pasanos este código: <código> |
      Y nada más en la pantalla dice "<código>"

      Ejemplos:
        | persona | consulta                  | cómo está                        | detalle                                                                  | sigue                    | código                                                   |
        | Diego   | ?product=46&subproduct=97 | la activación está en curso      | Seguí para terminar de activarla.                                        | Seguir con la activación | NEW_NEW_LOAN_OFFER_REVOLVING_LINE_HAS_ONE_LOAN_IN_PROGRESS |
        | Sofía   |                           | tiene un préstamo en curso       | Ya empezaste a pedirlo. Podés seguir donde lo dejaste.                   | Seguir con mi préstamo   | NEW_LOAN_OFFER_HAS_ONE_LOAN_IN_PROGRESS                  |
        | Marta   |                           | tiene un préstamo para pedir     | Elegí el importe y las cuotas. Antes de aceptar vas a ver cuánto cuesta. | Empezar                  | NEW_LOAN_OFFER_HAS_ONE_LOAN_TO_START                     |

    @OFF-03
    Escenario: Un préstamo del que falta elegir las cuotas está por empezar
      Dado que Sofía ingresó
      Y que su última solicitud no tiene cuotas elegidas
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo para pedir

    @OFF-03
    Escenario: Mientras falta elegir algo se está por empezar
      Dado que Sofía ingresó
      Y que su última solicitud pide "" en "12" cuotas de "39618"
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo para pedir

    @OFF-03 @OFF-06
    Escenario: Lo más chico que se puede pedir también está en curso
      Dado que Sofía ingresó
      Y que su última solicitud pide "0.01" en "1" cuotas de "0.01"
      Cuando abre "un préstamo nuevo"
      Entonces ve que tiene un préstamo en curso

    @OFF-03
    Escenario: Una oferta rechazada está rechazada aunque sea de cero
      Dado que Marta ingresó
      Y que la oferta de hasta $ 0 fue rechazada
      Cuando abre "un préstamo nuevo"
      Entonces ve que por ahora no se le ofrece un préstamo
      Y puede volver al inicio

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
