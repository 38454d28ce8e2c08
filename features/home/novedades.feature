# language: es
Característica: Novedades en el inicio
  Lo que la empresa quiere contarle a cada cliente, de a una cosa por vez.

  Regla: Los avisos con imagen van en su orden

    @HOM-09
    Escenario: La oferta va en el lugar 20
      Dado que Sofía ingresó
      Cuando abre el portal
      Entonces las novedades son:
        | /ayuda                                   |
        | /mis-pagos                               |
        | Seguí con tu préstamo Hasta $ 420.000 |
        | https://www.example.com.ar/blog          |

    @HOM-09
    Escenario: Ni antes ni después del lugar 20
      Dado que Sofía ingresó
      Y que las novedades con imagen son:
        | lugar | enlace        |
        | 21    | /mis-pagos    |
        | 20    | /ayuda        |
        | 19    | /mis-tarjetas |
      Cuando abre el portal
      Entonces las novedades son:
        | /mis-tarjetas                            |
        | /ayuda                                   |
        | Seguí con tu préstamo Hasta $ 420.000 |
        | /mis-pagos                               |

    @HOM-09 @camino
    Escenario: La oferta lleva a pedir el préstamo
      Dado que Sofía ingresó
      Cuando deja el beneficio para otro día
      Y elige la novedad de su préstamo
      Entonces llega a "/nuevo-prestamo"

    @HOM-09
    Escenario: Una novedad que no lleva a ningún lado se ve igual
      Dado que Sofía ingresó
      Y que las novedades con imagen son:
        | lugar | enlace              |
        | 1     | javascript:alert(1) |
        | 2     | /ayuda              |
      Cuando cierra el cuadro
      Entonces las novedades son:
        | /ayuda                                   |
        | Seguí con tu préstamo Hasta $ 420.000 |
      Y quien no ve la pantalla oye:
        | Novedad 1 de 3 |
        | Novedad 2 de 3 |

    @HOM-09 @OPS-03
    Escenario: Una novedad de lo que el prestamista apagó no deja un lugar vacío
      Dado que el prestamista apagó "newLoan"
      Y que Sofía ingresó
      Y que las novedades con imagen son:
        | lugar | enlace          |
        | 1     | /nuevo-prestamo |
        | 2     | /ayuda          |
      Cuando cierra el cuadro
      Entonces quien no ve la pantalla oye:
        | Novedad 1 de 1 |

    @HOM-09 @solo-navegador
    Escenario: Se pasan con el teclado
      Dado que Sofía ingresó
      Cuando deja el beneficio para otro día
      Entonces al pasar una novedad ve la número 2

    @HOM-09 @solo-navegador
    Esquema del escenario: La imagen depende del ancho
      Dado que Sofía ingresó y está en "mis préstamos"
      Y que su ventana mide <ancho> píxeles de ancho
      Cuando abre "el inicio"
      Entonces las novedades se ven con la imagen <imagen>

      Ejemplos:
        | ancho | imagen  |
        | 600   | angosta |
        | 601   | ancha   |

    @HOM-09
    Escenario: La oferta de renovar dice hasta cuánto
      Dado que Marta ingresó
      Y que le ofrecen renovar por 350000 pesos
      Cuando abre el portal
      Entonces las novedades son:
        | Tenés un préstamo para vos Hasta $ 350.000 |

    @HOM-09 @OFF-06
    Escenario: La oferta automática se anuncia
      Dado que Marta ingresó
      Y que la oferta automática es de 250000 pesos
      Cuando abre el portal
      Entonces las novedades son:
        | Tenés un préstamo para vos Hasta $ 250.000 |

    @HOM-09
    Escenario: La oferta de su cuenta se anuncia antes que la automática
      Dado que Marta ingresó
      Y que le ofrecen un préstamo de 410000 pesos
      Y que la oferta automática es de 250000 pesos
      Cuando abre el portal
      Entonces las novedades son:
        | Tenés un préstamo para vos Hasta $ 410.000 |

    @HOM-09 @OFF-03
    Escenario: La oferta de 0 pesos de su cuenta no se anuncia, y la automática sí
      Dado que Marta ingresó
      Y que le ofrecen un préstamo de 0 pesos
      Y que la oferta automática es de 250000 pesos
      Cuando abre el portal
      Entonces las novedades son:
        | Tenés un préstamo para vos Hasta $ 250.000 |

    @HOM-09
    Escenario: Lo que dejó a medias dice cuánto pidió
      Dado que Marta ingresó
      Y que dejó a medias un préstamo de 90000 pesos
      Cuando abre el portal
      Entonces las novedades son:
        | Seguí con tu préstamo Pediste $ 90.000 |

    @HOM-09
    Escenario: A quien debe no se le ofrece nada
      Dado que Raúl ingresó
      Y que debe 101883 pesos y le ofrecen renovar por 350000
      Cuando abre el portal
      Entonces no ve novedades

    @HOM-09
    Escenario: A quien le rechazaron el préstamo no se lo ofrecen
      Dado que Iván ingresó
      Cuando abre el portal
      Entonces no ve novedades

  Regla: Un cuadro por vez

    @HOM-15 @HOM-18 @HOM-10
    Escenario: El beneficio va primero, y el anuncio de la línea espera
      Dado que Diego ingresó
      Y que también tiene una novedad y un beneficio
      Cuando deja el beneficio para otro día
      Entonces no se abre ningún cuadro
      Y hay una novedad para leer

    @HOM-15 @HOM-10
    Escenario: El anuncio que no llegó a verse se ve la próxima vez
      Dado que Diego ingresó
      Y que también tiene una novedad y un beneficio
      Cuando deja el beneficio para otro día
      Y recarga la página
      Entonces se abre el cuadro "Llegó la línea de crédito"

    @HOM-15 @HOM-11
    Escenario: La novedad que se lee no trae otro cuadro detrás
      Dado que Diego ingresó
      Y que también tiene una novedad y un beneficio
      Cuando deja el beneficio para otro día
      Y abre la novedad
      Y da la novedad por leída
      Entonces no se abre ningún cuadro

    @HOM-15
    Escenario: Si algo no se puede traer, el inicio sigue
      Dado que Sofía ingresó
      Y que fallan los avisos, las novedades y el beneficio
      Cuando abre el portal
      Entonces la saluda "Hola, Sofía"
      Y no se abre ningún cuadro
      Y no ve novedades

  Regla: La novedad se lee por pasos

    @HOM-11 @HOM-18
    Escenario: La novedad espera en el inicio hasta que se la quiere leer
      Dado que Sofía ingresó
      Cuando deja el beneficio para otro día
      Entonces hay una novedad para leer
      Y no se abre ningún cuadro

    @HOM-11
    Escenario: Los pasos van en su orden
      Dado que Sofía ingresó
      Cuando abre la novedad
      Entonces se abre el cuadro "Tenemos novedades"
      Y el cuadro dice "Tu portal se renovó"

    @HOM-11
    Escenario: El último paso
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y sigue leyendo la novedad
      Entonces el cuadro dice "Elegí cómo pagar"

    @HOM-11
    Escenario: El último paso se da por leído
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y sigue leyendo la novedad
      Y da la novedad por leída
      Entonces no se abre ningún cuadro
      Y no hay novedades para leer
      Y el foco está en el título "Hola, Sofía"

    @HOM-11
    Escenario: Cerrada la novedad con Escape, el teclado sigue en el inicio
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y aprieta Escape
      Entonces el foco está en el título "Hola, Sofía"

    @HOM-11
    Escenario: Una novedad que no cuenta nada no se abre
      Dado que Marta ingresó
      Y que tiene una novedad vacía y otra que dice "Hola"
      Cuando abre la novedad
      Entonces el cuadro dice "Hola"

    @HOM-11
    Escenario: Un enlace de la novedad lleva a donde dice, y la da por leída
      Dado que Sofía ingresó
      Y que tiene una novedad que lleva a "/mis-pagos" diciendo "Mirá tus pagos"
      Cuando abre la novedad
      Y toca "Mirá tus pagos"
      Entonces llega a "mis pagos"

    @HOM-11
    Escenario: Lo que se cerró ya se vio
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y cierra el cuadro
      Y recarga la página
      Entonces no hay novedades para leer

    @HOM-11 @solo-navegador
    Escenario: El código peligroso no se ejecuta
      Dado que Sofía ingresó
      Y que la novedad trae código peligroso
      Cuando abre la novedad
      Entonces el cuadro dice "Tenemos novedades Hola Se lee no"
