# language: es
Característica: La configuración
  Quien publica el portal cambia config.json sin volver a construirlo.

  Regla: Una clave equivocada se nombra

    @GEN-08
    Escenario: La configuración que se entrega es válida
      Cuando se lee la configuración que se entrega
      Entonces la configuración es válida

    @GEN-08
    Escenario: Una clave equivocada
      Cuando se lee la configuración con "links.help" en "javascript:alert(1)"
      Entonces la explicación es 'Revisá la clave "links.help" del archivo config.json.'

    @GEN-08 @GEN-12
    Esquema del escenario: Al servidor sólo se le habla cifrado
      Cuando se lee la configuración con "<clave>" en <valor>
      Entonces la explicación es 'Revisá la clave "<clave>" del archivo config.json. Va una dirección https:// o un camino, como /api.'

      Ejemplos:
        | clave       | valor                              |
        | apiBaseUrl  | "http://api.example/v1"            |
        | pushBaseUrl | ""                                 |

    @GEN-08 @GEN-12 @GEN-14
    Esquema del escenario: Un enlace va cifrado y sin un nombre delante del sitio
      Cuando se lee la configuración con "<clave>" en <valor>
      Entonces la explicación es 'Revisá la clave "<clave>" del archivo config.json.'

      Ejemplos:
        | clave         | valor                                     |
        | links.help    | "http://www.example.com.ar/ayuda"         |
        | links.contact | "https://banco.example@otro.example/"     |

    @GEN-08
    Escenario: Un archivo que no se puede leer
      Cuando la configuración no se puede leer
      Entonces la explicación es 'No se pudo leer el archivo config.json.'

  Regla: Lo que no llega se dice, y se vuelve a pedir

    @GEN-08 @GEN-16
    Esquema del escenario: config.json no llega: <motivo>
      Dado que al pedir config.json <motivo>
      Cuando alguien abre el portal y espera 8 segundos
      Entonces en lugar del portal lee "<explicación>"
      Y puede pedirlo de nuevo

      Ejemplos:
        | motivo                       | explicación                                                                                                |
        | no hay conexión              | Parece que no hay conexión a internet. Revisala: cuando vuelva, el portal se abre solo.                    |
        | contesta la página del hotel | En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo. |
        | contesta un error 503        | En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo. |
        | llega un archivo vacío       | En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo. |
        | llega un archivo cortado     | En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo. |
        | llega una lista              | En lugar del portal contestó otra página. Si tu wifi pide que ingreses, hacelo y volvé: el portal se abre solo. |
        | nadie contesta               | Está tardando más de lo normal. Podés esperar o probar de nuevo.                                           |

    @GEN-08 @GEN-16
    Esquema del escenario: El portal se abre cuando <qué pasa>
      Dado que al pedir config.json <motivo>
      Cuando alguien abre el portal y espera 8 segundos
      Y <qué pasa>
      Entonces el portal se abre

      Ejemplos:
        | motivo                       | qué pasa                                   |
        | no hay conexión              | vuelve la conexión                         |
        | contesta la página del hotel | vuelve a la pestaña después de ingresar    |
        | contesta un error 503        | lo pide de nuevo y esta vez llega          |
        | nadie contesta               | la respuesta llega tarde                   |

    @GEN-08 @GEN-16
    Escenario: Lo que se pidió y no llega deja lugar al pedido nuevo
      Dado que al pedir config.json nadie contesta
      Cuando alguien abre el portal y espera 8 segundos
      Y lo pide de nuevo y esta vez llega
      Entonces el portal se abre
      Y no queda ningún pedido anterior esperando

    @GEN-08
    Escenario: Lo que llega mal escrito no se vuelve a pedir
      Dado que al pedir config.json llega un archivo mal escrito
      Cuando alguien abre el portal y espera 8 segundos
      Entonces la explicación es 'No se pudo leer el archivo config.json.'

  Regla: El día es el del prestamista, aunque el celular ande mal
    El celular dice que son las 23:30 del 19 de noviembre; en el servidor son las 23:30 del 21.

    @HOM-17
    Esquema del escenario: config.json <cómo llega>
      Dado que al pedir config.json <cómo llega>
      Cuando alguien abre el portal y espera 8 segundos
      Entonces para el portal es el día "<día>"

      Ejemplos:
        | cómo llega                                                   | día        |
        | llega con la hora del servidor                               | 2026-11-21 |
        | llega con la hora del servidor, guardado un día en el camino | 2026-11-21 |
        | llega sin la hora del servidor                               | 2026-11-19 |
        | llega con una hora que no se entiende                        | 2026-11-19 |

  Regla: El color de la marca llega a la página

    @GEN-05
    Esquema del escenario: El color de la configuración
      Cuando el portal arranca con el color "<color>"
      Entonces el color de los botones es "<boton>"

      Ejemplos:
        | color   | boton   |
        | #DA0067 | #da0067 |
        | #005FCC | #005fcc |

    @GEN-05
    Escenario: Sin color en la configuración
      Cuando el portal arranca sin color configurado
      Entonces el color de los botones es "#da0067"

    @GEN-05
    Escenario: El color que se entrega
      Cuando se lee la configuración que se entrega
      Entonces el color configurado es "#DA0067"
