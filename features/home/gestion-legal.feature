# language: es
Característica: La gestión legal
  Quien está en gestión legal ve a quién dirigirse en lugar de su inicio.

  Regla: El aviso legal ocupa el lugar del inicio

    @HOM-02
    Escenario: El estudio todavía no está asignado
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces ve la pantalla "Tu deuda está en gestión legal"
      Y se explica "Todavía no tiene un estudio asignado. Escribinos por WhatsApp y te contamos cómo ponerte al día."
      Y puede escribir por WhatsApp a "https://wa.me/5491150000000"
      Y puede cerrar la sesión

    @HOM-02
    Escenario: Cualquier otra palabra del prestamista cuenta como sin asignar
      Dado que Marta ingresó
      Y que el prestamista dice de su gestión legal "EN_REVISION"
      Cuando abre el portal
      Entonces ve la pantalla "Tu deuda está en gestión legal"

    @HOM-02
    Esquema del escenario: Con "<palabra>" no hay gestión legal
      Dado que Marta ingresó
      Y que el prestamista dice de su gestión legal "<palabra>"
      Cuando abre el portal
      Entonces la saluda "Hola, Marta"

      Ejemplos:
        | palabra |
        |         |
        | NONE    |

    @HOM-02
    Esquema del escenario: De la atención se dice lo que se sabe: <atención>
      Dado que Marta ingresó
      Y que su deuda tiene un estudio que atiende desde "<desde>" hasta "<hasta>"
      Cuando abre el portal
      Entonces los datos del estudio son:
        | Estudio  | Estudio Jurídico Arrieta y Asociados |
        | Atención | <atención>                           |

      Ejemplos:
        | desde | hasta | atención           |
        | 09:00 | 17:00 | De 09:00 a 17:00 h |
        | 09:00 |       | Desde las 09:00 h  |
        |       | 17:00 | Hasta las 17:00 h  |

    @HOM-02
    Escenario: Al estudio se le escribe aunque sólo haya dado su número
      Dado que Marta ingresó
      Y que su deuda tiene un estudio que sólo dio el WhatsApp "+54 9 362 442-0187"
      Cuando abre el portal
      Entonces puede escribir por WhatsApp a "https://wa.me/5493624420187"

    @HOM-02
    Esquema del escenario: Al estudio se le escribe por la dirección que dio, si es de la web: <dirección>
      Dado que Marta ingresó
      Y que su deuda tiene un estudio al que se le escribe por "<dirección>"
      Cuando abre el portal
      Entonces puede escribir por WhatsApp a "<adónde>"

      Ejemplos:
        | dirección                     | adónde                        |
        | https://wa.me/message/ARRIETA | https://wa.me/message/ARRIETA |
        | javascript:alert(1)           | https://wa.me/5493624420187   |

    @HOM-02 @camino
    Escenario: El estudio está asignado
      Dado que Oscar ingresó
      Cuando abre el portal
      Entonces ve la pantalla "Un estudio se ocupa de tu deuda"
      Y se explica "Comunicate con el estudio para ponerte al día."
      Y los datos del estudio son:
        | Estudio  | Estudio Jurídico Arrieta y Asociados |
        | Contacto | Dra. Julieta Arrieta                 |
        | Teléfono | 3624420187                           |
        | Atención | De 09:00 a 17:00 h                   |
      Y puede escribir por WhatsApp a "https://wa.me/5493624420187"
      Y al tocar el teléfono llama a "3624420187"

    @HOM-02
    Escenario: Ocupa toda la pantalla
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces no ve accesos ni la barra de abajo

    @HOM-02
    Escenario: En lo que sigue abierto la barra de abajo vuelve
      Dado que Silvia ingresó
      Cuando elige del menú "Mis pagos"
      Entonces la barra de abajo lleva a "/inicio, /mis-pagos"
